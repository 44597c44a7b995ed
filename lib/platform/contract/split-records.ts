/** The body of a collection, taken apart without being parsed. */
export interface SplitBody {
  /** The JSON around the records, with an empty list in their place. */
  around: string
  /** The JSON of each record. */
  records: Uint8Array[]
}

/** A member of an object whose value is a string, an object or a list, up to this value. */
const member = /[ \n\r\t]*[{,][ \n\r\t]*"([^"\\]*)"[ \n\r\t]*:[ \n\r\t]*(?=["{[])/y
const listStart = /\[[ \n\r\t]*/y
const afterRecord = /[ \n\r\t]*(?:,[ \n\r\t]*(?=\{)|(?=\]))/y

/**
 * Takes a body apart, which is much cheaper than parsing it. Checks the commas between the records; everything else is checked when
 * `around` and the records are parsed.
 * @returns undefined for a body without such a list of objects, and for a number before the list; the caller then parses the whole body
 */
export function splitRecords(bytes: Uint8Array, name: string): SplitBody | undefined {
  const body = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  // One character per byte.
  const text = body.toString('latin1')
  let at = 0
  const take = (pattern: typeof member) => {
    pattern.lastIndex = at
    const taken = pattern.exec(text)
    if (taken) at = pattern.lastIndex
    return taken
  }
  for (let found = take(member); found?.[1] !== name; found = take(member)) {
    if (!found) return undefined
    at = endOfValue(text, at)
  }
  const listAt = at
  const records: Uint8Array[] = []
  if (!take(listStart)) return undefined
  while (text[at] === '{') {
    const start = at
    at = endOfValue(text, start)
    records.push(body.subarray(start, at))
    if (!take(afterRecord)) return undefined
  }
  if (text[at] !== ']') return undefined
  return { around: `${body.toString('utf8', 0, listAt)}[]${body.toString('utf8', at + 1)}`, records }
}

/** The position after a string, an object or a list. The brackets are only counted: parsing tells whether they match. */
function endOfValue(text: string, start: number): number {
  let depth = 0
  for (let at = start; at < text.length; at += 1) {
    const sign = text[at]
    if (sign === '"') at = endOfString(text, at)
    else if (sign === '{' || sign === '[') depth += 1
    else if (sign === '}' || sign === ']') depth -= 1
    if (depth <= 0) return at + 1
  }
  return text.length
}

/** The position of the closing quote. A quote after an odd number of backslashes is part of the string. */
function endOfString(text: string, start: number): number {
  for (let at = text.indexOf('"', start + 1); at > 0; at = text.indexOf('"', at + 1)) {
    let before = at
    while (text[before - 1] === '\\') before -= 1
    if ((at - before) % 2 === 0) return at
  }
  return text.length
}
