import { escapeAttribute } from 'entities'
import { copy } from '@/lib/engine/port/copy'

/* What may be wider than the page takes the focus, so that keys can scroll it. */

/** Characters of code that fit on the narrowest phone, with text twice as large. */
const CODE_LINE = 14

/** The attributes of code; none when all of its lines fit. */
export function attributesOfCode(text: string): Record<string, string> {
  return text.split('\n').some((line) => line.length > CODE_LINE) ? attributesOf(copy.actions.wideCode) : {}
}

export function attributesOfTable(): Record<string, string> {
  return attributesOf(copy.actions.wideTable)
}

function attributesOf(label: string): Record<string, string> {
  return { tabindex: '0', role: 'group', 'aria-label': escapeAttribute(label) }
}
