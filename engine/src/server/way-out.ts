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
import { contentInMemory } from '../snapshots/tenant'
import { failsPrecondition, hasVersion } from './request-headers'
import { isScriptlessFile } from './static-files/scriptless-file'

/** The methods of a response that are replaced here. Node.js declares more overloads. */
interface Writing {
  write: (chunk: string | Uint8Array, ...rest: unknown[]) => boolean
  end: (chunk?: string | Uint8Array | null, ...rest: unknown[]) => ServerResponse
  writeHead: (...head: unknown[]) => ServerResponse
  flushHeaders: () => void
}

type Compress = (request: IncomingMessage, response: ServerResponse, done: () => void) => void

export type WayOut = ReturnType<typeof wayOut>

/**
 * Changes a response of Next.js: makes pages lighter, sets each page's policy, has browsers revalidate, and compresses. A page is changed as a
 * whole, even if sent in chunks. A page with a part still missing when its beginning arrives is sent on as it comes.
 */
export function wayOut(environment: Environment) {
  const compress = compression() as unknown as Compress
  const policyWith = (inlineScripts: readonly string[], path: string) => {
    const content = contentInMemory()
    const files = content ? siteOf(content).fileOrigins : []
    return sitePolicy(environment, inlineScripts, files, embedsAt(path))
  }

  /**
   * @param target as requested: Next.js gets it without unused query parameters
   * @param headers of the site; if set before, Next.js would drop those that a route of the agency's sets
   */
  return (
    request: IncomingMessage,
    response: ServerResponse,
    target: string,
    headers: SiteHeaders,
    isOfTemplate: boolean,
    pageRequest: PageRequest,
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
    const isCached = () => response.hasHeader('x-nextjs-cache')
    /** Whether to send a response as a whole: a page, or a cached file of the template such as the sitemap, which Next.js sends without an ETag. */
    const isWhole = () => isPage() || (!response.headersSent && isOfTemplate && isCached())
    const isSentOnAt = pageWatcher()
    const isSentOn = (chunk: string | Uint8Array) => isPage() && !isCached() && isSentOnAt(chunk)
    let policy: string | undefined
    const lightened = (rendered: string) => {
      const { html, scriptHashes } = lighten(rendered)
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
      // Next.js answers `If-None-Match: *` with the ETag of its own page, before the page is made light.
      if (response.statusCode === 304 && isCached()) response.removeHeader('ETag')
      if (!isWhole() || (parts.length === 0 && chunk && isSentOn(chunk))) return end(chunk, ...rest)
      // The response to HEAD, whose page only Next.js knows.
      if (parts.length === 0 && !chunk) {
        if (isOfTemplate || isCached())
          for (const name of ['ETag', 'Content-Length']) response.removeHeader(name)
        return end(chunk, ...rest)
      }
      const rendered = Buffer.concat([...parts, Buffer.from(chunk ?? '')])
      const getsEtag = response.hasHeader('ETag') || (!isPage() && response.statusCode === 200)
      const whole = isPage() ? lightened(rendered.toString()) : rendered
      const etag = etagOf(whole)
      response.once('finish', () => onPage(etag))
      response.removeHeader('Content-Length')
      if (getsEtag) response.setHeader('ETag', etag)
      if (response.statusCode !== 200 || !getsEtag) return end(whole)
      if (failsPrecondition(request, etag)) response.statusCode = 412
      else if (hasVersion(request, etag)) response.statusCode = 304
      return response.statusCode === 200 ? end(whole) : end()
    }
    out.writeHead = (...head) => {
      // A cached page already has the right status.
      if (pageRequest.status && head[0] === 200 && !response.hasHeader('x-nextjs-cache')) {
        head[0] = response.statusCode = pageRequest.status
        if (pageRequest.status === 503) response.setHeader('Retry-After', '30')
      }
      if (isPage()) policy ??= policyWith(isScriptlessFile(path) ? [] : anyInlineScript, path)
      if (policy && !response.hasHeader(POLICY)) response.setHeader(POLICY, policy)
      // A route cannot make a staging site public.
      for (const { key, value } of headers)
        if (key === ROBOTS || !response.hasHeader(key)) response.setHeader(key, value)
      fixHeaders(response)
      if (isOfTemplate) appendQuery(response, target)
      if (isPermanent(head[0] ?? response.statusCode) && !response.hasHeader('cache-control'))
        response.setHeader('Cache-Control', PRIVATE_REVALIDATED)
      return writeHead(...head)
    }
  }
}

/** Cache-Control of pages and redirects. A browser would otherwise keep a permanent redirect for good, though settings may remove it. */
export const PUBLIC_REVALIDATED = 'public, max-age=0, must-revalidate'

/** Cache-Control of redirects by a pattern or from upper case. Anybody can make up such addresses, which would fill a shared cache. */
export const PRIVATE_REVALIDATED = 'private, max-age=0, must-revalidate'

function isPermanent(status: unknown): boolean {
  return status === 301 || status === 308
}

/** Matches Cache-Control of a cached response from Next.js: the seconds of freshness, and that it may be served stale for the rest of a year. */
const CACHED_BY_NEXT = /^s-maxage=(\d+)(?:, stale-while-revalidate=(\d+))?$/
const YEAR_SECONDS = 31_536_000

/**
 * Has browsers and shared caches revalidate a cached response of Next.js, so that a save shows on the next visit. Also mends headers that Next.js
 * 16.4 sends twice: the type of a file such as the sitemap, which is then not compressed, and the location of a redirect that was just rendered.
 */
function fixHeaders(response: ServerResponse): void {
  const [, age, staleAge = 0] = CACHED_BY_NEXT.exec(String(response.getHeader('cache-control'))) ?? []
  if (age !== undefined && Number(age) + Number(staleAge) === YEAR_SECONDS) {
    const isUnread = response.statusCode === 503
    response.setHeader('Cache-Control', isUnread ? 'no-store' : PUBLIC_REVALIDATED)
    if (isUnread) response.setHeader('Retry-After', '30')
  }
  for (const name of ['content-type', 'location']) {
    const values = response.getHeader(name)
    if (Array.isArray(values)) response.setHeader(name, values.at(-1) ?? '')
  }
}

/** Adds the query, for example of an advertisement, to the redirect of a page that has moved. Caches that ignore such queries must not keep it. */
function appendQuery(response: ServerResponse, target: string): void {
  const location = String(response.getHeader('location') ?? '')
  if (response.statusCode !== 308 || location === '') return
  const at = target.indexOf('?')
  if (at >= 0 && !location.includes('?')) response.setHeader('Location', location + target.slice(at))
  if (response.hasHeader('cache-control')) response.setHeader('Cache-Control', PRIVATE_REVALIDATED)
}
