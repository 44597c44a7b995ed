import { escapeAttribute } from 'entities'
import { copy } from '../port/copy'

/* Attributes that make wide elements focusable, so that they can be scrolled with the keyboard. */

/** Characters of code that fit on the narrowest phone at twice the text size. */
const MAX_CODE_CHARACTERS = 14

/** The attributes of a code block; none if all its lines fit. */
export function attributesOfCode(text: string): Record<string, string> {
  return text.split('\n').some((line) => line.length > MAX_CODE_CHARACTERS)
    ? attributesOf(copy.actions.wideCode)
    : {}
}

/** The attributes of a table. With few columns that do not fit on a phone, it becomes rows of label and value there (`data-rows` in components/layout/prose.css). */
export function attributesOfTable(texts: readonly (readonly string[])[]): Record<string, string> {
  return { ...attributesOf(copy.actions.wideTable), ...(becomesRows(texts) && { 'data-rows': '' }) }
}

/** Characters of a table that fit side by side on the narrowest phone. */
const MAX_TABLE_CHARACTERS = 30
/** The gap between two columns, in characters. */
const GAP_CHARACTERS = 3

/** The most columns of a table that becomes rows of label and value. */
const MAX_COLUMNS = 6

/** Whether a table is so wide that a phone stacks the cells of each row. @param rows the texts of the table, its head first */
export function becomesRows(rows: readonly (readonly string[])[]): boolean {
  const columns = rows[0]?.length ?? 0
  if (columns < 3 || columns > MAX_COLUMNS) return false
  const longest = Array.from({ length: columns }, (_, column) =>
    Math.max(...rows.flatMap((row) => (row[column] ?? '').split(/\s/).map((word) => word.length))),
  )
  return longest.reduce((sum, width) => sum + width, GAP_CHARACTERS * (columns - 1)) > MAX_TABLE_CHARACTERS
}

function attributesOf(label: string): Record<string, string> {
  return { tabindex: '0', role: 'group', 'aria-label': escapeAttribute(label) }
}
