import type { IncomingMessage } from 'node:http'
import type { Encoding } from '../next/page-cache/page-store'

/** Matches headers for which Next.js 16.4 may respond with something else than the cached page: part of a page, an action, a draft or a range. */
const ASKS_FOR_MORE =
  /^(content-|expect|if-(?!none-match)|next-|range|rsc|transfer-|x-(invoke|matched|middleware|next|now|prerender))/

/** The cookie of a visitor for whom Next.js renders drafts. */
const DRAFT_COOKIE = '__prerender_bypass'

/** Whether a request asks for the page at its address and nothing else. */
export function isPageRequest(request: IncomingMessage): boolean {
  const { method, headers } = request
  if (method !== 'GET' || headers.cookie?.includes(DRAFT_COOKIE)) return false
  return !Object.keys(headers).some((name) => ASKS_FOR_MORE.test(name))
}

/** Whether the client already has this version of the page. */
export function hasVersion({ headers }: IncomingMessage, etag: string): boolean {
  return isNamed(etag, headers['if-none-match'])
}

/** Whether a precondition fails: another version (`If-Match`) or an older one (`If-Unmodified-Since`) is wanted. @param changedAt in milliseconds */
export function failsPrecondition({ headers }: IncomingMessage, etag: string, changedAt = 0): boolean {
  const wanted = headers['if-match']
  if (wanted !== undefined) return !isNamed(etag, wanted)
  // Dates in headers have whole seconds.
  return changedAt >= Date.parse(headers['if-unmodified-since'] ?? '') + 1_000
}

/** Whether an ETag is in a list. `*` means any. nginx marks what it compresses as weak, Apache by a suffix with the coding. */
function isNamed(etag: string, list = ''): boolean {
  const etags = list.match(/"[^"]*"/g) ?? []
  return list.trim() === '*' || etags.some((one) => one.replace(/-(?:gzip|br)"$/, '"') === etag)
}

/** The encoding of stored files and pages that an `Accept-Encoding` header accepts; undefined if it accepts none. */
export function acceptedEncoding(header: string | string[] | undefined): Encoding | undefined {
  const accepted = String(header ?? '')
    .split(',')
    // The weight of "br;q=0.5" is 0.5, and that of "br" is 1.
    .filter((entry) => Number(entry.split('=')[1] ?? 1) > 0)
    .map((entry) => entry.split(';')[0]?.trim().toLowerCase())
  return (['br', 'gzip'] as const).find((name) => accepted.includes(name))
}
