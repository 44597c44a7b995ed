import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Conditions } from '../next/conditions'
import type { PageStore } from '../next/page-cache/page-store'
import { type Sent, type StoredPage, textBytes } from '../next/page-cache/stored-page'
import { acceptedEncoding, hasVersion, isPageRequest } from './request-headers'

/** Matches headers that belong to one response, and are not sent again with another. */
const OF_ONE_RESPONSE = /^(connection|content-(encoding|length|type)|date|etag|keep-alive|transfer-encoding)$/

/** Sends cached pages as they were sent before, without Next.js. */
export function pageSender(store: PageStore, { dependsOnTargetOnly }: Conditions) {
  return {
    /** Sends the page that was sent at this address before; false if there is none, or Next.js has to respond. */
    async send(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
      const page = store.sentAt(request.url ?? '')
      if (page === undefined || !isPageRequest(request)) return false
      if (!store.isJudged(page)) await store.judge(page)
      const encoding = acceptedEncoding(request.headers['accept-encoding'])
      const isUnchanged = hasVersion(request, page.etag)
      const body = isUnchanged ? undefined : await store.body(page, encoding)
      if (page.sent === undefined || !store.isJudged(page) || !(isUnchanged || body)) return false
      const { headers, contentType } = page.sent
      const pageHeaders = ['ETag', page.etag]
      if (body) pageHeaders.push('Content-Type', contentType, 'Content-Length', String(body.length))
      if (body && encoding) pageHeaders.push('Content-Encoding', encoding)
      response.writeHead(body ? 200 : 304, headers.concat(pageHeaders))
      response.end(body)
      return true
    },

    /**
     * Keeps the response with which Next.js sent a page, by ETag, if it is public and depends on its address only.
     * @param url as passed to Next.js, which may differ from that of the request
     */
    keep(
      page: StoredPage | undefined,
      url: string,
      request: IncomingMessage,
      response: ServerResponse,
      etag: string,
    ) {
      if (page?.etag !== etag || !isPageRequest(request) || !isPublic(response) || !dependsOnTargetOnly(url))
        return
      const contentType = String(response.getHeader('content-type'))
      store.keepSent(page, { url, contentType, ...headersOf(response) })
    },
  }
}

/** Whether a response is a fresh page of the cache, and not a draft. */
function isPublic(response: ServerResponse): boolean {
  return (
    response.statusCode === 200 &&
    ['HIT', 'MISS'].includes(String(response.getHeader('x-nextjs-cache'))) &&
    !response.hasHeader('set-cookie') &&
    !['private', 'no-store'].some((word) => String(response.getHeader('cache-control')).includes(word))
  )
}

/** How many distinct lists of headers are kept. Most pages share one. */
const MAX_HEADER_LISTS = 100
const headerLists = new Map<string, readonly string[]>()

/** The headers of a response from Next.js, for reuse with other responses. @param omitted names of headers to leave out */
export function headersOf(
  response: ServerResponse,
  omitted: string[] = [],
): Pick<Sent, 'headers' | 'headerBytes'> {
  const list = response.getHeaderNames().flatMap((name) => {
    if (OF_ONE_RESPONSE.test(name) || omitted.includes(name)) return []
    if (name === 'x-nextjs-cache') return [name, 'HIT']
    return [response.getHeader(name) ?? []].flat().flatMap((value) => [name, String(value)])
  })
  const key = list.join('\n')
  if (headerLists.size >= MAX_HEADER_LISTS) headerLists.clear()
  const known = headerLists.get(key)
  if (known) return { headers: known, headerBytes: 0 }
  headerLists.set(key, list)
  return { headers: list, headerBytes: textBytes(key) * 2 }
}
