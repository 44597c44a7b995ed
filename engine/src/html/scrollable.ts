import { escapeAttribute } from 'entities'
import { copy } from '../port/copy'

/* Attributes that make wide elements focusable, so that they can be scrolled with the keyboard. */

/** Characters of code that fit on the narrowest phone at twice the text size. */
const CODE_LINE = 14

/** The attributes of a code block; none if all its lines fit. */
export function attributesOfCode(text: string): Record<string, string> {
  return text.split('\n').some((line) => line.length > CODE_LINE) ? attributesOf(copy.actions.wideCode) : {}
}

/** The attributes of a table. With few columns that do not fit on a phone, it becomes rows of label and value there. */
export function attributesOfTable(texts: readonly (readonly string[])[]): Record<string, string> {
  return { ...attributesOf(copy.actions.wideTable), ...(becomesRows(texts) && { 'data-rows': '' }) }
}

/** Characters that fit side by side on the narrowest phone (`TABLE_LINE`), and the gap between two columns in characters. */
const TABLE_LINE = 30
const BETWEEN = 3

const MOST_COLUMNS = 6

/** Whether a table is so wide that a phone stacks the cells of each row. @param rows the texts of the table, its head first */
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
