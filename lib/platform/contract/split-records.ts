/** The body of a collection, taken apart without being parsed. */
export interface SplitBody {
  /** The JSON around the records, with an empty list in their place. */
  around: string
  /** The JSON of each record. */
  records: Uint8Array[]
}

const QUOTE = '"'.charCodeAt(0)
const BACKSLASH = '\\'.charCodeAt(0)
const COLON = ':'.charCodeAt(0)
const COMMA = ','.charCodeAt(0)
const OPEN_OBJECT = '{'.charCodeAt(0)
const CLOSE_OBJECT = '}'.charCodeAt(0)
const OPEN_LIST = '['.charCodeAt(0)
const CLOSE_LIST = ']'.charCodeAt(0)
const SPACES = new Set(Buffer.from(' \n\r\t'))

/**
 * Takes a body apart, which is much cheaper than parsing it. Checks the commas between the records; everything else is checked when
 * `around` and the records are parsed.
 * @returns undefined for a body without such a list of objects, and for a number before the list; the caller then parses the whole body
 */
export function splitRecords(bytes: Uint8Array, name: string): SplitBody | undefined {
  const body = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const listAt = startOfList(body, name)
  if (listAt === undefined) return undefined
  const records: Uint8Array[] = []
  let at = afterSpaces(body, listAt + 1)
  while (body[at] !== CLOSE_LIST) {
    if (records.length > 0) {
      if (body[at] !== COMMA) return undefined
      at = afterSpaces(body, at + 1)
    }
    if (body[at] !== OPEN_OBJECT) return undefined
    const end = endOfValue(body, at)
    records.push(body.subarray(at, end))
    at = afterSpaces(body, end)
  }
  return { around: `${body.toString('utf8', 0, listAt)}[]${body.toString('utf8', at + 1)}`, records }
}

/** The position of the list among the members of the outermost object. */
function startOfList(body: Buffer, name: string): number | undefined {
  let at = afterSpaces(body, 0)
  if (body[at] !== OPEN_OBJECT) return undefined
  do {
    at = afterSpaces(body, at + 1)
    if (body[at] !== QUOTE) return undefined
    const end = endOfValue(body, at)
    const key = body.toString('utf8', at + 1, end - 1)
    at = afterSpaces(body, end)
    if (body[at] !== COLON) return undefined
    at = afterSpaces(body, at + 1)
    if (key === name) return body[at] === OPEN_LIST ? at : undefined
    at = afterSpaces(body, endOfValue(body, at))
  } while (body[at] === COMMA)
  return undefined
}

/** The position after a string, an object or a list. The brackets are only counted: parsing tells whether they match. */
function endOfValue(body: Buffer, start: number): number {
  let depth = 0
  for (let at = start; at < body.length; at += 1) {
    const byte = body[at]
    if (byte === QUOTE) at = endOfString(body, at)
    else if (byte === OPEN_OBJECT || byte === OPEN_LIST) depth += 1
    else if (byte === CLOSE_OBJECT || byte === CLOSE_LIST) depth -= 1
    if (depth <= 0) return at + 1
  }
  return body.length
}

/** The position of the closing quote. */
function endOfString(body: Buffer, start: number): number {
  let at = start
  do {
    at = body.indexOf(QUOTE, at + 1)
    if (at < 0) return body.length
  } while (isEscaped(body, at))
  return at
}

function isEscaped(body: Buffer, at: number): boolean {
  let before = at
  while (body[before - 1] === BACKSLASH) before -= 1
  return (at - before) % 2 === 1
}

function afterSpaces(body: Buffer, start: number): number {
  let at = start
  while (SPACES.has(body[at] ?? 0)) at += 1
  return at
}
