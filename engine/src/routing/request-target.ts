import { siteConfig } from '../port/config'
import { decoded, wellDecoded } from '../text/decoded'
import { LONGEST_PAGE_NAME } from '../text/page-name'

/** A post to a page of the template with a larger body is a 413. Next.js' own limit of a server action, which it answers with 500. */
export const MAX_POST_BYTES = 1_048_576

/** What a post may take where `uploads` of site/config.ts says so; undefined elsewhere. */
export function uploadBytesAt(path: string): number | undefined {
  const megabytes = Object.entries(siteConfig.uploads).find(([page]) => page === path)?.[1]
  return megabytes && megabytes * MAX_POST_BYTES
}

/** Next.js has one limit for all server actions. The server has one for each address. */
export function mostActionBytes(): number {
  return MAX_POST_BYTES * Math.max(1, ...Object.values(siteConfig.uploads))
}

/** A longer path is a 400: Next.js repeats it in the headers of its response. */
const LONGEST_PATH = 2_000

/** Escapes of letters, digits and `-._~`, which mean the same without an escape, and of the `!` in names of pages (`lib/routes/page-name.ts`). */
const needlessEscape = /%(?:2[1DE]|3\d|4[1-9A-F]|5[0-9AF]|6[1-9A-F]|7[0-9AE])/gi

/** Writes the path of a request target without needless escapes, and the others in capitals, as our links do: Next.js finds no page under `/%73ervicos`. */
export function plainTarget(target: string): string {
  const end = target.indexOf('?')
  const path = end < 0 ? target : target.slice(0, end)
  const plain = path.replace(needlessEscape, decodeURIComponent).replace(/%[\dA-F]{2}/gi, inCapitals)
  return plain + target.slice(path.length)
}

const inCapitals = (letters: string) => letters.toUpperCase()

/** Whether a path is the name by which Next.js knows a route, `/index` or `/[page]`. It answers with the home page, or fails. */
export function isNameOfRoute(path: string): boolean {
  return (
    path === '/index' ||
    decoded(path)
      .split('/')
      .some((name) => /^\[.+\]$/.test(name))
  )
}

/** Whether the name of a file begins with a dot, such as `.htaccess`: Next.js answers 500 where `public/` has one. */
export function isHiddenFile(path: string): boolean {
  return /\/\.[^/]+$/.test(decoded(path))
}

/** Whether a path has a line break: Next.js 16.4 draws the route of Markdown pages for it, which otherwise has the addresses of these alone. */
export function hasLineBreak(path: string): boolean {
  return /[\n\r\u2028\u2029]/.test(decoded(path))
}

/**
 * Writes a target as the links of the site do, in one Unicode form, without what chooses no page: Next.js 16.4 writes the first visitor's query
 * into the page that it caches for all.
 * @param wanted decoded: `key=value`, `key=` for any value, `/path?key=` for any value on one path
 */
export function linkedTarget(target: string, wanted: ReadonlySet<string>): string {
  const [sent = '', ...search] = target.split('?')
  const path = sent
    .split('/')
    .map((name) => linked(decoded(name)))
    .join('/')
  const pairs = new Map<string, string>()
  for (const pair of search.join('?').split('&')) {
    const [[key = '', value = ''] = []] = new URLSearchParams(pair)
    const isWanted = [`${key}=`, `${key}=${value}`, `${path}?${key}=`].some((name) => wanted.has(name))
    if (isWanted && !pairs.has(key))
      pairs.set(key, value ? `${linked(key)}=${linked(value).replaceAll('%20', '+')}` : pair)
  }
  return pairs.size > 0 ? `${path}?${[...pairs.values()].join('&')}` : path
}

const linked = (text: string) => encodeURIComponent(text.normalize())

/** Whether an address is spelled as the one that it leads to, beside parts of its query that choose nothing. */
export function isWrittenAs(sent: string, target: string): boolean {
  const parts = sent.split(/[?&]/)
  return target.split(/[?&]/).every((part) => parts.includes(part))
}

/** Whether no link can have this path; at a route of the template also one with a name that no page and no file can have. */
export function isHostilePath(path: string, isOfTemplate: boolean): boolean {
  const text = wellDecoded(path)
  if (text === undefined || text.includes('\0') || !path.startsWith('/') || path.length > LONGEST_PATH)
    return true
  const isTooLong = (segment: string) =>
    isOfTemplate && Buffer.byteLength(segment.normalize()) > LONGEST_PAGE_NAME
  return text.split(/[/\\]/).some((segment) => segment === '.' || segment === '..' || isTooLong(segment))
}
