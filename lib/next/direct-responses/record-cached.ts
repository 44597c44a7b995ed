import type { IncomingMessage, ServerResponse } from 'node:http'
import { generateETag } from 'next/dist/server/lib/etag.js'
import { acceptedEncoding } from '../compression/accepted-encoding'
import { compressPage } from '../compression/compress-page'
import type { CachedPage } from '../page-cache/cached-page'
import { type CachedResponse, cachedResponses, currentPage } from './cached-responses'
import type { ConditionReader } from './conditions'
import { recordHeaders } from './recorded-headers'

/** Records a response of Next.js if it is a public page of the cache, and compresses the page for later views. */
export async function recordCached(
  request: IncomingMessage,
  response: ServerResponse,
  conditionsAt: ConditionReader,
): Promise<void> {
  if (!isCachedPage(response)) return
  const page = await currentPage(request.url)
  if (page === undefined) return
  const cached = cachedResponses.get(page) ?? firstResponse(request, response, page, conditionsAt)
  if (cached === undefined) return
  cachedResponses.set(page, cached)
  const encoding = acceptedEncoding(request.headers['accept-encoding'])
  if (!cached.isCompressed || encoding === undefined || cached.bodies.has(encoding)) return
  const body = await compressPage(page.html, encoding)
  if (body) cached.bodies.set(encoding, body)
}

/** Whether the response is a page of the cache: not a result of the search, a draft, or a page rendered for this view. */
function isCachedPage(response: ServerResponse): boolean {
  return (
    response.statusCode === 200 &&
    response.getHeader('x-nextjs-cache') === 'HIT' &&
    !response.hasHeader('set-cookie') &&
    String(response.getHeader('content-type')).startsWith('text/html') &&
    !['private', 'no-store'].some((word) => String(response.getHeader('cache-control')).includes(word))
  )
}

function firstResponse(
  request: IncomingMessage,
  response: ServerResponse,
  page: CachedPage,
  conditionsAt: ConditionReader,
): CachedResponse | undefined {
  const etag = generateETag(page.html)
  // Next.js has sent another page or version than the cache now has.
  if (etag !== response.getHeader('ETag')) return undefined
  const recorded = recordHeaders(request, response, conditionsAt)
  return recorded && { ...recorded, url: request.url ?? '', etag, bodies: new Map() }
}
