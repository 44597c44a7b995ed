export function pageCount(items: unknown[], perPage: number): number {
  return Math.ceil(items.length / perPage)
}

/** What stands on one page, 1 being the first; empty for a page that does not exist. */
export function itemsOnPage<T>(items: T[], page: number, perPage: number): T[] {
  return items.slice((page - 1) * perPage, page * perPage)
}
