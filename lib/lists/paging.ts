export function pageCount(items: unknown[], perPage: number): number {
  return Math.ceil(items.length / perPage)
}

/** The items on one page. The first page is 1; a page that does not exist is empty. */
export function itemsOnPage<T>(items: T[], page: number, perPage: number): T[] {
  return items.slice((page - 1) * perPage, page * perPage)
}
