/** Later pages to prerender; the others are rendered at their first view. */
const PRERENDERED = 5

export function pageCount(items: unknown[], perPage: number): number {
  return Math.ceil(items.length / perPage)
}

/** What stands on one page, 1 being the first; empty for a page that does not exist. */
export function itemsOnPage<T>(items: T[], page: number, perPage: number): T[] {
  return items.slice((page - 1) * perPage, page * perPage)
}

/** Of the pages after the first, which has an address of its own, those to prerender. */
export function laterPages(count: number): { page: string }[] {
  const later = Math.min(PRERENDERED, Math.max(0, count - 1))
  return Array.from({ length: later }, (_, index) => ({ page: String(index + 2) }))
}
