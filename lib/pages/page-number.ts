/** Undefined for what is not written as a number from 1 on. */
export function pageNumber(param: string): number | undefined {
  return /^[1-9]\d{0,4}$/.test(param) ? Number(param) : undefined
}
