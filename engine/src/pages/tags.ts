import { hash } from 'node:crypto'
import type { Site } from '../port/content'
import type { View } from '../port/views'

/* Tags of a page in Next.js' cache: its name, and a fingerprint of what it showed. Next.js allows 256 characters per tag. */

/** Marks a page that does not exist. */
export const MISSING_TAG = 'answer.404'

/** Marks a page that may exist, but whose content was never read. */
export const UNREAD_TAG = 'answer.503'

/** The longest parameter in a tag, in characters. A longer one is replaced by its hash. */
const MAX_PARAM_CHARACTERS = 180
/** The character before a hash, which no encoded parameter has. */
const HASH_MARK = ':'

/** The tag with the name of a page and what it showed: `shown.<name>.<param>.<fingerprint>`. */
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

/** The parameter in a tag. A hash that matches no page of the site is returned unchanged, and names no page. */
export function paramOf(page: View, site: Site, inTag: string): string {
  if (!inTag.startsWith(HASH_MARK)) return decodeURIComponent(inTag)
  return page.params?.(site).find((param) => encoded(param) === inTag) ?? inTag
}

function encoded(param: string): string {
  const text = encodeURIComponent(param)
  return text.length <= MAX_PARAM_CHARACTERS ? text : HASH_MARK + hash('sha256', param, 'base64url')
}
