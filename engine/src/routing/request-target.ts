import { siteConfig } from '../port/config'
import { decoded, wellDecoded } from '../text/decoded'
import { LONGEST_PAGE_NAME } from '../text/page-name'

/** The largest body of a post to a template page; a larger one is a 413. Next.js has the same limit for server actions, but responds with 500. */
export const MAX_POST_BYTES = 1_048_576

/** The limit for a post at an address in `uploads` of site/config.ts; undefined elsewhere. */
export function uploadBytesAt(path: string): number | undefined {
  const megabytes = Object.entries(siteConfig.uploads).find(([page]) => page === path)?.[1]
  return megabytes && megabytes * MAX_POST_BYTES
}

/** The limit for all server actions in Next.js, which only has one. The server has one per address. */
export function maxActionBytes(): number {
  return MAX_POST_BYTES * Math.max(1, ...Object.values(siteConfig.uploads))
}

/** The longest path, in characters. A longer one gets status 400, since Next.js repeats it in response headers. */
const MAX_PATH_CHARACTERS = 2_000

/** Matches escapes of letters, digits and `-._~`, which are needless, and of the `!` in names of pages (`lib/routes/page-name.ts`). */
const needlessEscape = /%(?:2[1DE]|3\d|4[1-9A-F]|5[0-9AF]|6[1-9A-F]|7[0-9AE])/gi

/** Normalizes the escapes in a path, without needless ones and in upper case, as in the site's links: Next.js finds no page at `/%73ervicos`. */
export function plainTarget(target: string): string {
  const end = target.indexOf('?')
  const path = end < 0 ? target : target.slice(0, end)
  const plain = path.replace(needlessEscape, decodeURIComponent).replace(/%[\dA-F]{2}/gi, inUpperCase)
  return plain + target.slice(path.length)
}

const inUpperCase = (letters: string) => letters.toUpperCase()

/** Whether a path is Next.js' internal name of a route, `/index` or `/[page]`, to which it responds with the home page or an error. */
export function isNameOfRoute(path: string): boolean {
  return (
    path === '/index' ||
    decoded(path)
      .split('/')
      .some((name) => /^\[.+\]$/.test(name))
  )
}

/** Whether a path is a dotfile such as `.htaccess`. Next.js responds with 500 if `public/` has one. */
export function isHiddenFile(path: string): boolean {
  return /\/\.[^/]+$/.test(decoded(path))
}

/** Whether a path has a line break, for which Next.js 16.4 renders the route of Markdown pages. */
export function hasLineBreak(path: string): boolean {
  return /[\n\r\u2028\u2029]/.test(decoded(path))
}

/**
 * Normalizes a target to the form of the site's links: one Unicode form, and no parameters that select nothing. Next.js 16.4 writes the first
 * visitor's query into the page that it caches for all.
 * @param usedQueries decoded: `key=value`, `key=` for any value, `/path?key=` for any value on one path
 */
export function linkedTarget(target: string, usedQueries: ReadonlySet<string>): string {
  const [sent = '', ...search] = target.split('?')
  const path = sent
    .split('/')
    .map((name) => linked(decoded(name)))
    .join('/')
  const pairs = new Map<string, string>()
  for (const pair of search.join('?').split('&')) {
    const [[key = '', value = ''] = []] = new URLSearchParams(pair)
    const isUsed = [`${key}=`, `${key}=${value}`, `${path}?${key}=`].some((name) => usedQueries.has(name))
    if (isUsed && !pairs.has(key))
      pairs.set(key, value ? `${linked(key)}=${linked(value).replaceAll('%20', '+')}` : pair)
  }
  return pairs.size > 0 ? `${path}?${[...pairs.values()].join('&')}` : path
}

/** An escaped text in one Unicode form, as in the site's links. */
const linked = (text: string) => encodeURIComponent(text.normalize())

/** Whether an address is spelled like the target that it leads to, apart from query parameters that select nothing. */
export function isWrittenAs(sent: string, target: string): boolean {
  const parts = sent.split(/[?&]/)
  return target.split(/[?&]/).every((part) => parts.includes(part))
}

/** Whether no link can have this path. At a route of the template, this includes names that no page or file can have. */
export function isHostilePath(path: string, isOfTemplate: boolean): boolean {
  const text = wellDecoded(path)
  if (text === undefined || text.includes('\0') || !path.startsWith('/') || path.length > MAX_PATH_CHARACTERS)
    return true
  const isTooLong = (segment: string) =>
    isOfTemplate && Buffer.byteLength(segment.normalize()) > LONGEST_PAGE_NAME
  return text.split(/[/\\]/).some((segment) => segment === '.' || segment === '..' || isTooLong(segment))
}
