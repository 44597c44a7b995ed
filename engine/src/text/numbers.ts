import { plainSpaces } from './visible-text'

/** Matches numbers as written in Portugal: `1 200`, `1.200,50`, `1,5`. A point before three digits separates thousands. */
const portuguese =
  /^(?<sign>[+−-]?)(?<whole>\d{0,40}|[1-9]\d{0,2}([. ])\d{3}(?:\3\d{3}){0,9})(?:,(?<decimals>\d{0,40}))?$/
/** Matches numbers with a decimal point, as keyboards and other languages write them: `1.5`. */
const withPoint = /^(?<sign>[+−-]?)(?<whole>\d{0,40})\.(?<decimals>\d{0,40})$/

/** Normalizes a number as people write it to digits with a decimal comma: `1200,50`. Undefined if it is not a number, as for `1e3` or `0x1F`. */
export function numberIn(text: string): string | undefined {
  const plain = plainSpaces(text)
  const groups = (portuguese.exec(plain) ?? withPoint.exec(plain))?.groups
  const { sign = '', whole = '', decimals = '' } = groups ?? {}
  if (whole + decimals === '') return undefined
  const digits = whole.replace(/[. ]/g, '') || '0'
  return `${sign && sign !== '+' ? '-' : ''}${digits}${decimals && `,${decimals}`}`
}
