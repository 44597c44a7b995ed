import { IncomingMessage, type RequestListener, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { Writable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { currentEnvironment } from '../environment/current-environment'
import type { SiteHeaders } from '../headers/security-headers'
import type { PageRequest, PageStore } from '../next/page-cache/page-store'
import type { StoredPage } from '../next/page-cache/stored-page'
import { copyIn, languageOfMissing, missingPages } from '../port/content'
import { NO_PAGE } from './admission'
import { headersOf } from './cached-pages'
import { acceptedEncoding } from './request-headers'
import type { WayOut } from './way-out'

/** How often a fresh page is requested from Next.js, which serves a stale one once more while it renders a new one. */
const MAX_TRIES = 40
/** The pause between two requests for the fresh page. */
const PAUSE_MS = 25

/**
 * Creates the handler for addresses without a page, which all get one cached 404 page per language. Next.js renders it at an internal
 * address, for no visitor in particular, and the store keeps it like any page, until it would show something else.
 * @param mayDraw whether Next.js renders a path without interference from the agency's rules
 */
export function keptNotFound(
  store: PageStore,
  headers: SiteHeaders,
  changeOnTheWayOut: WayOut,
  mayDraw: (path: string) => boolean,
) {
  const drawing = new Map<string, Promise<StoredPage | undefined>>()
  const addresses = new Map(
    missingPages()
      .filter(({ lang, path }) => copyIn(lang) !== copyIn(undefined) && mayDraw(path))
      .map(({ lang, path }) => [lang, path]),
  )

  async function isCurrent(page: StoredPage): Promise<boolean> {
    return store.isJudged(page) || ((await store.judge(page)) && store.isJudged(page))
  }

  async function currentPage(address: string, next: RequestListener): Promise<StoredPage | undefined> {
    const known = store.sentAt(keyOf(address))
    if (known && (await isCurrent(known))) return known
    const drawn =
      drawing.get(address) ??
      draw(address, next)
        // Next.js reports the error when it responds itself.
        .catch(() => undefined)
        .finally(() => drawing.delete(address))
    drawing.set(address, drawn)
    return drawn
  }

  async function draw(address: string, next: RequestListener): Promise<StoredPage | undefined> {
    for (let tries = 0; tries < MAX_TRIES; tries += 1) {
      const pageRequest: PageRequest = { isFlight: false }
      const { request, response } = withoutRequester(address)
      changeOnTheWayOut(request, response, address, headers, true, pageRequest, () => undefined)
      await store.watch(pageRequest, () => next(request, response))
      const { page } = pageRequest
      if (page === undefined || response.statusCode !== 404) return undefined
      keep(page, address, response)
      // The page cache may have no room for the page.
      if (!page.sent) return undefined
      if (await isCurrent(page)) return page
      await sleep(PAUSE_MS)
    }
    return undefined
  }

  function keep(page: StoredPage, address: string, response: ServerResponse): void {
    const contentType = String(response.getHeader('content-type'))
    store.keepSent(page, {
      url: keyOf(address),
      contentType,
      ...headersOf(response, ['cache-control', 'x-nextjs-cache']),
    })
  }

  /** Sends the 404 page in the language of the address; false if Next.js has to respond. */
  return async (
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
    next: RequestListener,
  ): Promise<boolean> => {
    const page = await currentPage(addresses.get(languageOfMissing(path) ?? '') ?? NO_PAGE, next)
    const accepted = acceptedEncoding(request.headers['accept-encoding'])
    const compressed = page && accepted && (await store.body(page, accepted))
    const body = compressed ?? (page && (await store.body(page, undefined)))
    if (page?.sent === undefined || body === undefined) return false
    const encoding = compressed && accepted
    const pageHeaders = ['Cache-Control', 'no-store', 'Content-Type', page.sent.contentType]
    pageHeaders.push('Content-Length', String(body.length))
    if (encoding) pageHeaders.push('Content-Encoding', encoding)
    response.writeHead(404, page.sent.headers.concat(pageHeaders))
    response.end(body)
    return true
  }
}

/** The cache key of a 404 page, which no request's address can equal. */
const keyOf = (address: string) => `404 ${address}`

/** A request and a response without a client. The page goes to everybody, so it must not contain what a visitor sent. */
function withoutRequester(url: string) {
  const { host } = new URL(currentEnvironment().siteUrl)
  const request = Object.assign(new IncomingMessage(new Socket()), {
    method: 'GET',
    url,
    headers: { host },
    httpVersion: '1.1',
    httpVersionMajor: 1,
    httpVersionMinor: 1,
    complete: true,
  })
  request.push(null)
  const response = new ServerResponse(request)
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() })
  response.assignSocket(nowhere as unknown as Socket)
  return { request, response }
}
