/** The page number in a parameter; undefined for what is not a whole number from 1 to 99999. */
export function pageNumber(param: string): number | undefined {
  return /^[1-9]\d{0,4}$/.test(param) ? Number(param) : undefined
}
