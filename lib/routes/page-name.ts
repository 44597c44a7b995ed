import { hash } from 'node:crypto'
import { beginning, isPageName } from '@site-starter/engine/text'

/** The longest slug that becomes an address, in characters. */
const MAX_SLUG_LENGTH = 300
/** The longest part of an address that consists of the words of a text, in characters. */
const MAX_WORDS_LENGTH = 60

/**
 * The last segment of a record's address: its slug, or words and a hash of the slug. '' if the slug cannot be part of an address. Only page names
 * with a hash contain `!`, so two records never share an address.
 */
export function pageNameOf(slug: string): string {
  const name = slug.normalize()
  if (isPageName(name)) return name
  const isNone = name === '' || name === '.' || name === '..' || name.length > MAX_SLUG_LENGTH
  return isNone ? '' : `${wordsOf(name)}!${markOf(name, 16)}`
}

/** The first words of a text, with only letters and digits, joined by hyphens. */
export function wordsOf(text: string): string {
  return beginning((text.match(/[\p{L}\p{N}]+/gu) ?? []).join('-'), MAX_WORDS_LENGTH)
}

export function markOf(text: string, digits: number): string {
  return hash('sha256', text).slice(0, digits)
}
