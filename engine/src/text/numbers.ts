import { plainSpaces } from './visible-text'

/** As in Portugal: `1 200`, `1.200,50`, `1,5`. A point before three digits stands between thousands. */
const portuguese =
  /^(?<sign>[+−-]?)(?<whole>\d{0,40}|[1-9]\d{0,2}([. ])\d{3}(?:\3\d{3}){0,9})(?:,(?<decimals>\d{0,40}))?$/
/** As keyboards and other languages write it: `1.5`. */
const withPoint = /^(?<sign>[+−-]?)(?<whole>\d{0,40})\.(?<decimals>\d{0,40})$/

/** A number as people write it, as digits with a decimal comma: `1200,50`. Undefined for a text that is no number, such as `1e3` or `0x1F`. */
export function numberIn(text: string): string | undefined {
  const plain = plainSpaces(text)
  const groups = (portuguese.exec(plain) ?? withPoint.exec(plain))?.groups
  const { sign = '', whole = '', decimals = '' } = groups ?? {}
  if (whole + decimals === '') return undefined
  const digits = whole.replace(/[. ]/g, '') || '0'
  return `${sign && sign !== '+' ? '-' : ''}${digits}${decimals && `,${decimals}`}`
}
