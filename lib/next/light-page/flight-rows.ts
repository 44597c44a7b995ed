/** A line of React's flight data (React 19.3). `I` is a client component; a row without a tag is a part of the tree. */
export interface FlightRow {
  tag: string
  text: string
}

const COLON = 0x3a
const COMMA = 0x2c
const NEW_LINE = 0x0a
/** The tags of text and binary rows, which state their length. */
const TAGS_WITH_LENGTH = 'TAOoUSsLlGgMmV'

/**
 * The rows of flight data by their ids, without text and binary rows.
 * @throws SyntaxError when the data has an unknown format
 */
export function flightRows(data: Buffer): Map<string, FlightRow> {
  const rows = new Map<string, FlightRow>()
  let at = 0
  while (at < data.length) {
    const colon = data.indexOf(COLON, at)
    const id = data.toString('latin1', at, colon < 0 ? undefined : colon)
    if (!/^[0-9a-f]{0,8}$/.test(id)) throw new SyntaxError('flight data with an unknown row')
    const first = String.fromCharCode(data[colon + 1] ?? NEW_LINE)
    if (TAGS_WITH_LENGTH.includes(first)) {
      const comma = data.indexOf(COMMA, colon)
      at = comma + 1 + Number.parseInt(data.toString('latin1', colon + 2, comma), 16)
      if (!(at > comma)) throw new SyntaxError('flight data with a row of unknown length')
      continue
    }
    const lineEnd = data.indexOf(NEW_LINE, colon)
    const end = lineEnd < 0 ? data.length : lineEnd
    const tag = /[A-Zrx#]/.test(first) ? first : ''
    rows.set(id, { tag, text: data.toString('utf8', colon + 1 + tag.length, end) })
    at = end + 1
  }
  return rows
}
