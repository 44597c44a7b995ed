import { createHash } from 'node:crypto'
import type { Site } from '@/lib/site'
import type { Page } from './page'

/* What a page bears in Next.js' cache: its own name, and what it showed when it was made. Next.js takes 256 characters at most. */

/** On a page that says that there is none at its address. */
export const MISSING_TAG = 'answer.404'
/** On the page for one request too many. */
export const TOO_MANY_TAG = 'answer.429'

/** A longer parameter stands as its hash, after a sign that no encoded parameter has. */
const LONGEST_PARAM = 180
const HASHED = ':'

/** Names one page: `page.<name>.<param>`. */
export function pageTag({ name }: Page, param: string): string {
  return `page.${name}.${encoded(param)}`
}

/** Names one page and what it showed: `shown.<name>.<param>.<fingerprint>`. */
export function shownTag({ name }: Page, param: string, fingerprint: string): string {
  return `shown.${name}.${encoded(param)}.${fingerprint}`
}

export interface Claim {
  name: string
  param: string
  fingerprint: string
}

/** Undefined for a tag of another kind. */
export function parseShownTag(tag: string): Claim | undefined {
  // An encoded parameter may have dots.
  const [kind, name = '', ...rest] = tag.split('.')
  const fingerprint = rest.pop() ?? ''
  return kind === 'shown' ? { name, param: rest.join('.'), fingerprint } : undefined
}

/** The parameter that stands in a tag; undefined for a hash that is none of the site's. */
export function paramOf(page: Page, site: Site, inTag: string): string | undefined {
  if (!inTag.startsWith(HASHED)) return decodeURIComponent(inTag)
  return page.params?.(site).find((param) => encoded(param) === inTag)
}

function encoded(param: string): string {
  const text = encodeURIComponent(param)
  return text.length <= LONGEST_PARAM ? text : HASHED + createHash('sha256').update(param).digest('base64url')
}
