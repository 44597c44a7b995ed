import { hash } from 'node:crypto'
import { beginning, isPageName } from '@site-starter/engine/text'

/** In characters. No address is made of a longer slug. */
const LONGEST_SLUG = 300
const LONGEST_WORDS = 60

/**
 * The last part of the address of a record's page: its slug, or else words and a mark that only this slug has. '' where no address can be made of it.
 * No slug that is a name already has the `!` of a mark, so two records never share an address.
 */
export function pageNameOf(slug: string): string {
  const name = slug.normalize()
  if (isPageName(name)) return name
  const isNone = name === '' || name === '.' || name === '..' || name.length > LONGEST_SLUG
  return isNone ? '' : `${wordsOf(name)}!${markOf(name, 16)}`
}

/** The beginning of a text, of letters and digits joined by hyphens. */
export function wordsOf(text: string): string {
  return beginning((text.match(/[\p{L}\p{N}]+/gu) ?? []).join('-'), LONGEST_WORDS)
}

export function markOf(text: string, digits: number): string {
  return hash('sha256', text).slice(0, digits)
}
