import { CsvError, parse } from 'csv-parse/sync'

interface CsvLine {
  /** The number of the record's first line in the file. */
  line: number
  fields: string[]
}

/** The line in which Excel declares the separator of a file. */
const separatorLine = /^"?sep=(.)"?[;,\t]{0,99}(?=\n)/i

/** Options with which the parser takes what people and spreadsheets write. */
const options = { record_delimiter: '\n', relax_column_count: true, relax_quotes: true, trim: true }

/**
 * The non-empty lines of a CSV file. Quoted fields may contain separators, line breaks and doubled quotes.
 * @returns also `problem`: what makes the rest of the file unreadable, with the line
 */
export function csvLines(written: string): {
  lines: CsvLine[]
  separator: string
  problem?: { line: number; text: string }
} {
  const text = written.replace('\uFEFF', '').replaceAll('\r\n', '\n')
  const table = text.replace(separatorLine, '')
  const delimiter = separatorLine.exec(text)?.[1] ?? separatorOf(table)
  const lines: CsvLine[] = []
  let line = 1
  try {
    parse(table, {
      ...options,
      delimiter,
      on_record: (record: string[], { lines: last }) => {
        const fields = record.map((field) => field.trim())
        if (fields.some(Boolean)) lines.push({ line, fields })
        line = last + 1
        return null
      },
    })
    return { lines, separator: delimiter }
  } catch (error) {
    const isOpen = error instanceof CsvError && error.code === 'CSV_QUOTE_NOT_CLOSED'
    const end = isOpen ? 'does not end' : 'ends before its field does: double each quote within a text'
    return { lines, separator: delimiter, problem: { line, text: `has a quote " that ${end}` } }
  }
}

/** The separator found in the first non-empty line. Spreadsheets in Portugal write semicolons, and "Unicode text" has tabs. */
function separatorOf(table: string): string {
  const isFit = (delimiter: string) => {
    try {
      const [first = []] = parse(table, {
        ...options,
        delimiter,
        to: 1,
        skip_records_with_empty_values: true,
      })
      return first.length > 1
    } catch {
      return false
    }
  }
  return [';', '\t'].find(isFit) ?? ','
}
