import type { IncomingMessage, ServerResponse } from 'node:http'
import compression from 'compression'
import type { Environment } from '../environment/environment'
import { embedsAt } from '../headers/embeds'
import { anyInlineScript, POLICY, ROBOTS, type SiteHeaders, sitePolicy } from '../headers/security-headers'
import { pageWatcher } from '../next/light-page/begun-page'
import { lighten } from '../next/light-page/light-page'
import type { PageRequest } from '../next/page-cache/page-store'
import { etagOf } from '../next/page-cache/stored-page'
import { siteOf } from '../port/content'
import { memoryContent } from '../snapshots/tenant'
import { hasVersion, wantsOther } from './request-headers'
import { isScriptlessFile } from './static-files/scriptless-file'

/** The methods of a response that are replaced here. Node declares more ways to call them. */
interface Writing {
  write: (chunk: string | Uint8Array, ...rest: unknown[]) => boolean
  end: (chunk?: string | Uint8Array | null, ...rest: unknown[]) => ServerResponse
  writeHead: (...head: unknown[]) => ServerResponse
  flushHeaders: () => void
}

type Compress = (request: IncomingMessage, response: ServerResponse, done: () => void) => void

export type WayOut = ReturnType<typeof wayOut>

/**
 * Changes an answer of Next.js on its way out: lighter pages, a policy for each, browsers told to ask again, all compressed. A page is changed as
 * a whole, even when Next.js sends it in parts, unless a part of it is still missing when its beginning is there: that one is sent on as it comes.
 */
export function wayOut(environment: Environment) {
  const compress = compression() as unknown as Compress
  const policyWith = (inlineScripts: readonly string[], path: string) => {
    const content = memoryContent()
    const files = content ? siteOf(content).fileOrigins : []
    return sitePolicy(environment, inlineScripts, files, embedsAt(path))
  }

  /**
   * @param target as it was requested: Next.js gets it without an idle query
   * @param headers of the site; Next.js would keep none that a route of the agency's has set beside them
   */
  return (
    request: IncomingMessage,
    response: ServerResponse,
    target: string,
    headers: SiteHeaders,
    isOfTemplate: boolean,
    asked: PageRequest,
    onPage: (etag: string) => void,
  ): void => {
    compress(request, response, () => undefined)
    const out = response as unknown as Writing
    const write = out.write.bind(out)
    const end = out.end.bind(out)
    const writeHead = out.writeHead.bind(out)
    const flushHeaders = out.flushHeaders.bind(out)
    for (const { key } of headers) response.removeHeader(key)
    const parts: Uint8Array[] = []
    const [path = ''] = target.split('?')

    const isPage = () =>
      !response.headersSent && String(response.getHeader('content-type')).startsWith('text/html')
    const isKept = () => response.hasHeader('x-nextjs-cache')
    /** A file of the template, such as the sitemap, is sent as a whole too, since Next.js gives it no version. */
    const isWhole = () => isPage() || (!response.headersSent && isOfTemplate && isKept())
    const isSentOnAt = pageWatcher()
    const isSentOn = (chunk: string | Uint8Array) => isPage() && !isKept() && isSentOnAt(chunk)
    let policy: string | undefined
    const lightened = (made: string) => {
      const { html, scriptHashes } = lighten(made)
      const isLoose = scriptHashes === undefined || (scriptHashes.length > 0 && !isOfTemplate)
      policy = policyWith(isLoose ? anyInlineScript : scriptHashes, path)
      return html
    }

    out.flushHeaders = () => {
      if (!isWhole()) flushHeaders()
    }
    out.write = (chunk, ...rest) => {
      if (isWhole() && !isSentOn(chunk)) {
        parts.push(Buffer.from(chunk))
        return true
      }
      for (const part of parts.splice(0)) write(part)
      return write(chunk, ...rest)
    }
    out.end = (chunk, ...rest) => {
      // To `If-None-Match: *`, before there is a page: the ETag is of the page that Next.js has made.
      if (response.statusCode === 304 && isKept()) response.removeHeader('ETag')
      if (!isWhole() || (parts.length === 0 && chunk && isSentOn(chunk))) return end(chunk, ...rest)
      // The answer to HEAD, of which only Next.js knows the page.
      if (parts.length === 0 && !chunk) {
        if (isOfTemplate || isKept())
          for (const name of ['ETag', 'Content-Length']) response.removeHeader(name)
        return end(chunk, ...rest)
      }
      const made = Buffer.concat([...parts, Buffer.from(chunk ?? '')])
      const isVersion = response.hasHeader('ETag') || (!isPage() && response.statusCode === 200)
      const whole = isPage() ? lightened(made.toString()) : made
      const etag = etagOf(whole)
      response.once('finish', () => onPage(etag))
      response.removeHeader('Content-Length')
      if (isVersion) response.setHeader('ETag', etag)
      if (response.statusCode !== 200 || !isVersion) return end(whole)
      if (wantsOther(request, etag)) response.statusCode = 412
      else if (hasVersion(request, etag)) response.statusCode = 304
      return response.statusCode === 200 ? end(whole) : end()
    }
    out.writeHead = (...head) => {
      // That of a page of the cache is the cache's own.
      if (asked.status && head[0] === 200 && !response.hasHeader('x-nextjs-cache')) {
        head[0] = response.statusCode = asked.status
        if (asked.status === 503) response.setHeader('Retry-After', '30')
      }
      if (isPage()) policy ??= policyWith(isScriptlessFile(path) ? [] : anyInlineScript, path)
      if (policy && !response.hasHeader(POLICY)) response.setHeader(POLICY, policy)
      // A route cannot make a staging site public.
      for (const { key, value } of headers)
        if (key === ROBOTS || !response.hasHeader(key)) response.setHeader(key, value)
      mend(response)
      if (isOfTemplate) keepQuery(response, target)
      if (isPermanent(head[0] ?? response.statusCode) && !response.hasHeader('cache-control'))
        response.setHeader('Cache-Control', NOT_KEPT)
      return writeHead(...head)
    }
  }
}

/** Also for a redirect: a browser would keep it for good, and settings may take it back. */
export const ASKED_AGAIN = 'public, max-age=0, must-revalidate'

/** Of a redirect from an address of which anybody can make up others, by a pattern or in capitals: they would fill a cache in front. */
export const NOT_KEPT = 'private, max-age=0, must-revalidate'

function isPermanent(status: unknown): boolean {
  return status === 301 || status === 308
}

/** What Next.js says of an answer that it keeps: for how many seconds, and that it may be shown for the rest of a year. */
const OF_NEXT = /^s-maxage=(\d+)(?:, stale-while-revalidate=(\d+))?$/
const YEAR = 31_536_000

/**
 * Has browsers and shared caches ask before they show an answer of Next.js' cache again: a save is on the next view. Also mends what Next.js 16.4
 * sends twice: the type of a file such as the sitemap, which is then not compressed, and the address of a redirect just rendered.
 */
function mend(response: ServerResponse): void {
  const [, age, longer = 0] = OF_NEXT.exec(String(response.getHeader('cache-control'))) ?? []
  if (age !== undefined && Number(age) + Number(longer) === YEAR) {
    const isUnread = response.statusCode === 503
    response.setHeader('Cache-Control', isUnread ? 'no-store' : ASKED_AGAIN)
    if (isUnread) response.setHeader('Retry-After', '30')
  }
  for (const name of ['content-type', 'location']) {
    const values = response.getHeader(name)
    if (Array.isArray(values)) response.setHeader(name, values.at(-1) ?? '')
  }
}

/** A page that has moved takes the query along, for example that of an advertisement. Caches that leave such queries out must not keep it. */
function keepQuery(response: ServerResponse, target: string): void {
  const location = String(response.getHeader('location') ?? '')
  if (response.statusCode !== 308 || location === '') return
  const at = target.indexOf('?')
  if (at >= 0 && !location.includes('?')) response.setHeader('Location', location + target.slice(at))
  if (response.hasHeader('cache-control')) response.setHeader('Cache-Control', NOT_KEPT)
}
