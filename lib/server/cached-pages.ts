import type { IncomingMessage, ServerResponse } from 'node:http'
import { conditionReader } from '@/lib/next/conditions'
import type { PageStore } from '@/lib/next/page-cache/page-store'
import type { StoredPage } from '@/lib/next/page-cache/stored-page'
import { acceptedEncoding, hasVersion, isPageRequest } from './request-headers'

const OF_ONE_RESPONSE = /^(connection|content-(encoding|length|type)|date|etag|keep-alive|transfer-encoding)$/

/** Sends pages of the cache as they were sent before, without Next.js. */
export function pageSender(store: PageStore) {
  let dependsOnAddressOnly: ReturnType<typeof conditionReader> | undefined

  /** Sends the page that was sent at this address before. False when it has to be judged first, or Next.js has to answer. */
  const send = (request: IncomingMessage, response: ServerResponse): boolean => {
    const page = store.sentAt(request.url ?? '')
    if (page?.sent === undefined || !store.isJudged(page) || !isPageRequest(request)) return false
    const { headers, contentType } = page.sent
    if (hasVersion(request, page.etag)) {
      response.writeHead(304, headers.concat('ETag', page.etag))
      response.end()
      return true
    }
    const encoding = acceptedEncoding(request.headers['accept-encoding'])
    const body = store.body(page, encoding)
    if (body === undefined) return false
    const own = ['ETag', page.etag, 'Content-Type', contentType, 'Content-Length', String(body.length)]
    if (encoding) own.push('Content-Encoding', encoding)
    response.writeHead(200, headers.concat(own))
    response.end(body)
    return true
  }

  return {
    send,

    /** The same, once the page has been judged. */
    async judgeAndSend(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
      const page = store.sentAt(request.url ?? '')
      if (page === undefined || !isPageRequest(request) || !(await store.judge(page))) return false
      await store.makeBody(page, acceptedEncoding(request.headers['accept-encoding']))
      return send(request, response)
    },

    /** Keeps how Next.js has sent a page with this ETag, if it is public and depends on nothing but its address. */
    keep(page: StoredPage | undefined, request: IncomingMessage, response: ServerResponse, etag: string) {
      const { url = '' } = request
      dependsOnAddressOnly ??= conditionReader()
      if (page?.etag !== etag || !isPageRequest(request) || !isPublic(response)) return
      if (!dependsOnAddressOnly(url)) return
      const contentType = String(response.getHeader('content-type'))
      store.keepSent(page, { url, headers: headersOf(response), contentType })
    },
  }
}

/** Whether a response is a page of the cache that is not past its age: not a draft. */
function isPublic(response: ServerResponse): boolean {
  return (
    response.statusCode === 200 &&
    ['HIT', 'MISS'].includes(String(response.getHeader('x-nextjs-cache'))) &&
    !response.hasHeader('set-cookie') &&
    !['private', 'no-store'].some((word) => String(response.getHeader('cache-control')).includes(word))
  )
}

/** Lists of headers; most pages have the same one. */
const MOST_LISTS = 100
const lists = new Map<string, readonly string[]>()

function headersOf(response: ServerResponse): readonly string[] {
  const list = response.getHeaderNames().flatMap((name) => {
    if (OF_ONE_RESPONSE.test(name)) return []
    if (name === 'x-nextjs-cache') return [name, 'HIT']
    return [response.getHeader(name) ?? []].flat().flatMap((value) => [name, String(value)])
  })
  const key = list.join('\n')
  if (lists.size >= MOST_LISTS) lists.clear()
  const known = lists.get(key) ?? list
  lists.set(key, known)
  return known
}
