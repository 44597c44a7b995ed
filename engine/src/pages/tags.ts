import { hash } from 'node:crypto'
import type { Site } from '../port/content'
import type { View } from '../port/views'

/* The tags of a page in Next.js' cache: its name, and what it showed when it was rendered. Next.js allows 256 characters per tag. */

/** The tag of a page that says that there is no page at its address. */
export const MISSING_TAG = 'answer.404'

/** The tag of a page that may exist: what it shows was never read. */
export const UNREAD_TAG = 'answer.503'

/** A longer parameter is replaced by its hash, after a character that no encoded parameter has. */
const LONGEST_PARAM = 180
const HASHED = ':'

/** Names one page and what it showed: `shown.<name>.<param>.<fingerprint>`. */
export function shownTag({ name }: View, param: string, fingerprint: string): string {
  return `shown.${name}.${encoded(param)}.${fingerprint}`
}

/** Parses a `shown` tag; undefined for a tag of another kind. */
export function parseShownTag(tag: string) {
  // An encoded parameter may contain dots.
  const [kind, name = '', ...rest] = tag.split('.')
  const fingerprint = rest.pop() ?? ''
  return kind === 'shown' ? { name, param: rest.join('.'), fingerprint } : undefined
}

/** The parameter in a tag. A hash that belongs to no page of the site stays as it is, and names no page. */
export function paramOf(page: View, site: Site, inTag: string): string {
  if (!inTag.startsWith(HASHED)) return decodeURIComponent(inTag)
  return page.params?.(site).find((param) => encoded(param) === inTag) ?? inTag
}

function encoded(param: string): string {
  const text = encodeURIComponent(param)
  return text.length <= LONGEST_PARAM ? text : HASHED + hash('sha256', param, 'base64url')
}
