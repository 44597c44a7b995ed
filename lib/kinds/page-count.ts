/** The number of pages of a list. A last page that would be less than a third full is merged into the page before it. */
export function pageCount(records: number, perPage: number): number {
  const whole = Math.floor(records / perPage)
  const rest = records % perPage
  return whole > 0 && rest * 3 < perPage ? whole : Math.ceil(records / perPage)
}
