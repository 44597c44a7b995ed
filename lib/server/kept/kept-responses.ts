import type { IncomingMessage, OutgoingHttpHeader, ServerResponse } from 'node:http'
import QuickLRU from 'quick-lru'
import { conditionReader } from '../../next/conditions'
import type { CachedPage, PagePlace } from '../../next/page-cache/cached-page'
import { pathInApp } from '../../routing/paths'
import { acceptedEncoding, compressPage, type Encoding } from './compression'
import { hasVersion, isPageRequest } from './page-request'

/** A response with a page of the cache, as it was sent. */
interface KeptResponse {
  /** The address; a rewrite may show one page at two addresses. */
  url: string
  headers: [name: string, value: OutgoingHttpHeader][]
  html: string
  bodies: Map<Encoding, Buffer>
}

/** The responses by their pages. The page cache limits how many pages, and so responses, stay in memory. */
const responses = new WeakMap<CachedPage, KeptResponse>()

/** The places of pages in the cache, by their paths in `app/`; up to twice the size. */
const places = new QuickLRU<string, PagePlace>({ maxSize: 5_000 })

let dependsOnAddressOnly: ReturnType<typeof conditionReader> | undefined

/** Notes the place of a current page that the cache has just served. */
export function notePage(place: PagePlace): void {
  // A key is `<route>/$<path>`.
  const [, path] = place.key.split('/$', 2)
  if (path !== undefined) places.set(path === '/index' ? '/' : path, place)
}

/** Sends the page at an address as it was sent before, without Next.js; false when Next.js has to respond. */
export async function sendKept(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
  if (!isPageRequest(request)) return false
  const page = await places.get(pathInApp(request.url ?? ''))?.current()
  const kept = page && responses.get(page)
  if (!kept || kept.url !== request.url) return false
  const encoding = acceptedEncoding(request.headers['accept-encoding'])
  const content = encoding ? kept.bodies.get(encoding) : kept.html
  if (content === undefined) return false
  for (const [name, value] of kept.headers) response.setHeader(name, value)
  if (hasVersion(request, String(response.getHeader('etag')))) {
    response.statusCode = 304
    response.removeHeader('Content-Type')
    response.end()
    return true
  }
  if (encoding) response.setHeader('Content-Encoding', encoding)
  response.setHeader('Content-Length', Buffer.byteLength(content))
  response.end(content)
  return true
}

/**
 * Keeps a response that has been sent, if it is a public page of the cache that depends on nothing but its address, and compresses it for
 * later views.
 * @param made the HTML as Next.js has made it
 * @param sent the HTML as it was sent
 */
export async function keepResponse(
  request: IncomingMessage,
  response: ServerResponse,
  { made, sent }: { made: string; sent: string },
): Promise<void> {
  const { url = '' } = request
  dependsOnAddressOnly ??= conditionReader()
  if (!isPageRequest(request) || !isPublicPage(response) || !dependsOnAddressOnly(url)) return
  const page = await places.get(pathInApp(url))?.current()
  // The cache may have another version by now.
  if (page?.html !== made) return
  const kept = responses.get(page) ?? { url, headers: headersOf(response), html: sent, bodies: new Map() }
  responses.set(page, kept)
  const encoding = acceptedEncoding(request.headers['accept-encoding'])
  if (encoding === undefined || kept.bodies.has(encoding)) return
  const body = await compressPage(sent, encoding)
  if (body) kept.bodies.set(encoding, body)
}

/** Whether a response is a page of the cache: not a draft, and not rendered for this view. */
function isPublicPage(response: ServerResponse): boolean {
  return (
    response.statusCode === 200 &&
    response.getHeader('x-nextjs-cache') === 'HIT' &&
    !response.hasHeader('set-cookie') &&
    !['private', 'no-store'].some((word) => String(response.getHeader('cache-control')).includes(word))
  )
}

const OF_ONE_RESPONSE = ['connection', 'content-encoding', 'content-length', 'date', 'transfer-encoding']

function headersOf(response: ServerResponse): KeptResponse['headers'] {
  const names = response.getHeaderNames().filter((name) => !OF_ONE_RESPONSE.includes(name))
  return names.map((name) => [name, response.getHeader(name) ?? ''])
}
