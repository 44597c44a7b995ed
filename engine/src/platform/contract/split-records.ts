/** Matches the envelope up to its list: members with string values, then the name of the list. */
const beforeRecords =
  /^[ \n\r\t]*\{(?:[ \n\r\t]*"[^"\\]*"[ \n\r\t]*:[ \n\r\t]*"[^"\\]*"[ \n\r\t]*,){0,20}[ \n\r\t]*"([^"\\]*)"[ \n\r\t]*:[ \n\r\t]*\[[ \n\r\t]*/
/** Matches what follows a record: a comma before the next, or nothing before the end of the list. */
const afterRecord = /[ \n\r\t]*(?:,[ \n\r\t]*(?=\{)|(?=\]))/y

/** Splits a body cheaply, checking commas only. @returns the JSON of each record, and that around them; undefined if the body has another form */
export function splitRecords(bytes: Uint8Array, name: string) {
  const body = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  // Latin-1 has one character per byte.
  const text = body.toString('latin1')
  const before = beforeRecords.exec(text)
  if (before?.[1] !== name) return undefined
  const records: Uint8Array[] = []
  let at = before[0].length
  while (text[at] === '{') {
    afterRecord.lastIndex = endOfObject(text, at)
    records.push(body.subarray(at, afterRecord.lastIndex))
    if (!afterRecord.test(text)) return undefined
    at = afterRecord.lastIndex
  }
  if (text[at] !== ']') return undefined
  return { around: body.toString('utf8', 0, before[0].length) + body.toString('utf8', at), records }
}

/** The position after an object. Brackets are only counted; parsing later tells whether they match. */
function endOfObject(text: string, start: number): number {
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
