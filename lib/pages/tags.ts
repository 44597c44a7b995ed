import type { Page } from './page'

/* What a page bears in Next.js' cache: its own name, and what it showed when it was made. */

/** Next.js refuses longer ones. */
const LONGEST_TAG = 256

/** Names one page: `page.<name>.<param>`. */
export function pageTag({ name }: Page, param: string): string {
  return `page.${name}.${encodeURIComponent(param)}`
}

/** Names one page and what it showed: `shown.<name>.<param>.<fingerprint>`. */
export function shownTag({ name }: Page, param: string, fingerprint: string): string {
  return `shown.${name}.${encodeURIComponent(param)}.${fingerprint}`
}

/** An address so long that no record has it needs no tag: its page will never be another one. */
export function isTag(tag: string): boolean {
  return tag.length <= LONGEST_TAG
}

/** Undefined for a tag of another kind. */
export function parseShownTag(tag: string): { name: string; param: string; fingerprint: string } | undefined {
  // An encoded parameter may have dots.
  const [kind, name = '', ...rest] = tag.split('.')
  const fingerprint = rest.pop() ?? ''
  return kind === 'shown' ? { name, param: decodeURIComponent(rest.join('.')), fingerprint } : undefined
}
