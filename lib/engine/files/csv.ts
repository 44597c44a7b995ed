interface CsvLine {
  /** The number of its first line in the file. */
  line: number
  fields: string[]
}

/**
 * The lines of a spreadsheet's text file that have something in them. Spreadsheets in Portugal separate by semicolons, and Unicode text by tabs. What
 * is between quotes may have separators, line breaks and doubled quotes.
 * @returns also the line of a quote that does not end
 */
export function csvLines(written: string): { lines: CsvLine[]; separator: string; unended?: number } {
  const text = written.replace('\uFEFF', '')
  const separator = [';', '\t'].find((sign) => text.split('\n', 1)[0]?.includes(sign)) ?? ','
  const lines: CsvLine[] = []
  let [line, quotedAt, field] = [1, 0, '']
  let current: CsvLine = { line, fields: [] }
  for (let index = 0; index <= text.length; index++) {
    const char = text[index] ?? '\n'
    if (char === '\n') line += 1
    if (quotedAt > 0 && char === '"' && text[index + 1] === '"') {
      field += text[index++]
    } else if (char === '"' && (quotedAt > 0 || field.trim() === '')) {
      quotedAt = quotedAt > 0 ? 0 : line
    } else if (quotedAt > 0 || (char !== separator && char !== '\n')) {
      field += char
    } else {
      current.fields.push(field.trim())
      field = ''
      if (char !== '\n') continue
      if (current.fields.some(Boolean)) lines.push(current)
      current = { line, fields: [] }
    }
  }
  return { lines, separator, ...(quotedAt > 0 && { unended: quotedAt }) }
}
