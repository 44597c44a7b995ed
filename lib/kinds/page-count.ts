/** The number of pages of a list. What would fill less than a third of a last page stands on the one before. */
export function pageCount(records: number, perPage: number): number {
  const whole = Math.floor(records / perPage)
  const rest = records % perPage
  return whole > 0 && rest * 3 < perPage ? whole : Math.ceil(records / perPage)
}
