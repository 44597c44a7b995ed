import { beginning } from '../../visible-text'
import { type Note, note } from './notes'

/**
 * The most that a field holds, in UTF-16 code units, and a list in items. The specification shows none; these are several
 * times what a site can show well. What is longer is cut and noted.
 */
export const most = {
  /** Names, titles, labels. */
  line: 300,
  /** A sentence or two in one line: summaries, highlights. */
  summary: 2_000,
  prose: 50_000,
  html: 500_000,
  /** A longer address is none: cut, it would lead elsewhere. */
  address: 4_000,
  /** Of a list within a record. */
  items: 200,
  /** Of a collection that pages show whole. */
  recordsShownWhole: 1_000,
  /** Of one that is cut into pages: four of them fit into a sitemap, which takes 50,000 addresses. */
  records: 10_000,
  /** Above that no price is published. */
  amount: 1e12,
} as const

/** A text that is not longer than that. */
export function cutText(text: string, longest: number): string {
  if (text.length <= longest) return text
  note(`a text of ${text.length} characters is cut to ${longest}: "${beginning(text, 40)}…"`)
  return beginning(text, longest)
}

/** A list that is not longer than that. */
export function cutList<T>(items: T[], longest: number, name: string, kind?: Note['kind']): T[] {
  if (items.length <= longest) return items
  note(`${name}: ${items.length}, of which only the first ${longest} are shown`, kind)
  return items.slice(0, longest)
}
