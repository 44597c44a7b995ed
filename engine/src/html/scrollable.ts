import { escapeAttribute } from 'entities'
import { copy } from '../port/copy'

/* What may be wider than the page takes the focus, so that keys can scroll it. */

/** Characters of code that fit on the narrowest phone, with text twice as large. */
const CODE_LINE = 14

/** The attributes of code; none when all of its lines fit. */
export function attributesOfCode(text: string): Record<string, string> {
  return text.split('\n').some((line) => line.length > CODE_LINE) ? attributesOf(copy.actions.wideCode) : {}
}

/** The attributes of a table. One of few columns that does not fit on a phone becomes rows of label and value there. */
export function attributesOfTable(texts: readonly (readonly string[])[]): Record<string, string> {
  return { ...attributesOf(copy.actions.wideTable), ...(becomesRows(texts) && { 'data-rows': '' }) }
}

/** Characters beside one another on the narrowest phone, and as many as the space between two columns is wide. */
const TABLE_LINE = 30
const BETWEEN = 3

const MOST_COLUMNS = 6

/** Whether a table is so wide that a phone shows its rows one below the other. @param rows its texts, the head first */
export function becomesRows(rows: readonly (readonly string[])[]): boolean {
  const columns = rows[0]?.length ?? 0
  if (columns < 3 || columns > MOST_COLUMNS) return false
  const longest = Array.from({ length: columns }, (_, column) =>
    Math.max(...rows.flatMap((row) => (row[column] ?? '').split(/\s/).map((word) => word.length))),
  )
  return longest.reduce((sum, width) => sum + width, BETWEEN * (columns - 1)) > TABLE_LINE
}

function attributesOf(label: string): Record<string, string> {
  return { tabindex: '0', role: 'group', 'aria-label': escapeAttribute(label) }
}
