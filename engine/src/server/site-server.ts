import { existsSync } from 'node:fs'
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http'
import { currentEnvironment } from '../environment/current-environment'
import { embedsAt } from '../headers/embeds'
import { siteHeaders } from '../headers/security-headers'
import { readBuiltRoutes } from '../next/built-routes'
import { readConditions } from '../next/conditions'
import type { PageRequest, PageStore } from '../next/page-cache/page-store'
import { isResizedTarget, isVersioned } from '../pictures/picture-address'
import { addressOnDisk, publicFile } from '../pictures/public-files'
import { hasPushSecret } from '../platform/push'
import { copy } from '../port/copy'
import { writePlainHosts } from '../routing/hosts'
import { redirectList, redirectPatterns } from '../routing/redirect-list'
import { readableTarget, redirectFinder } from '../routing/redirects'
import {
  isWrittenAs,
  MAX_POST_BYTES,
  maxActionBytes,
  plainTarget,
  uploadBytesAt,
} from '../routing/request-target'
import { isReady } from '../snapshots/start'
import { contentInMemory } from '../snapshots/tenant'
import { decoded } from '../text/decoded'
import {
  admission,
  GET_AND_HEAD,
  hasNoRoute,
  isOfAgency,
  isOfTemplate,
  isOwnPage,
  logRefusalOnce,
  NO_PAGE,
} from './admission'
import { answerPost } from './answer-post'
import { pageSender } from './cached-pages'
import { sendHealth } from './health'
import { keptNotFound } from './kept-not-found'
import { lockOf } from './lock'
import { inLowerCase } from './lower-case'
import { answerPostInTurn, needsTurn, renderInTurn } from './made-up-pages'
import { knownAnswer } from './no-page'
import { explainUnanswered, limitUnreadBody, readPost, recordedBody } from './posts'
import { keepPrivate } from './private'
import { sendResized } from './send-resized'
import { refusedAtFile } from './static-files/refused-file'
import { sendFile } from './static-files/send-file'
import { Stopping } from './stopping'
import { sendUnavailable } from './unavailable'
import { sendUnsent } from './unsent'
import { handUpgrades } from './upgrades'
import { PRIVATE_REVALIDATED, PUBLIC_REVALIDATED, wayOut } from './way-out'

export interface SiteServer {
  answer: (request: IncomingMessage, response: ServerResponse, next: RequestListener) => Promise<void>
  /** Completes the setup; called once the server listens. */
  begin: (server: Server) => void
  /** Resolves once no request is under way, or when time is up (`STOP_MS`). @param isNoticed whether load balancers get time to notice */
  stop: (server: Server, isNoticed: boolean) => Promise<void>
}

/** Handles a request on a server, from top to bottom. `engine/src/start-server.mjs` calls it. */
export function siteServer(store: PageStore): SiteServer {
  const environment = currentEnvironment()
  const defaultHeaders = siteHeaders(environment)
  const redirectOf = redirectFinder(redirectList)
  const changeOnTheWayOut = wayOut(environment)
  const conditions = readConditions()
  const pages = pageSender(store, conditions)
  const stopping = new Stopping()
  const lock = lockOf(environment)
  const built = readBuiltRoutes()
  const mayDraw = (path: string) =>
    hasNoRoute(path) && built?.hasRoute(path) === false && !conditions.mayAnswer(path)
  const sendNoPage = keptNotFound(store, defaultHeaders, changeOnTheWayOut, mayDraw)
  let closeUpgraded = () => {}

  return {
    async answer(request, response, next) {
      // A connection that requests another protocol has no second request.
      if (request.headers.upgrade !== undefined) response.setHeader('Connection', 'close')
      if (lock && !(await lock.opens(request, response, defaultHeaders))) return
      // A cached page has passed everything below at this address before, and depends on the address alone.
      if (await pages.send(request, response)) return
      stopping.trackForm(request, response)
      const { url: sentUrl = '' } = request
      const target = readableTarget(plainTarget(sentUrl), redirectPatterns)
      const [path = ''] = target.split('?')
      const embeds = embedsAt(path)
      const headers = embeds.length > 0 ? siteHeaders(environment, embeds) : defaultHeaders
      for (const { key, value } of headers) response.setHeader(key, value)
      // No browser sends a fragment. Next.js would show the page without it, and a cache in front would keep each such address.
      if (sentUrl.includes('#')) return refuse(response, 400)

      const isOfSite = isOfTemplate(path)
      const isGetOrHead = request.method === 'GET' || request.method === 'HEAD'
      if (hasBody(request) && !isOfAgency(path)) limitUnreadBody(request, response)
      if (path === '/api/health' && isGetOrHead) return sendHealth(request, response, stopping.hasBegun)
      writePlainHosts(request.headers)
      // Redirects come first, since many old addresses are encoded like no page's.
      const redirect = redirectOf(target)
      if (redirect)
        return sendRedirect(response, { ...redirect, isWritten: redirect.isWritten && target === sentUrl })
      const { status, allow, url } = admission(request, target, conditions)
      if (status !== undefined) {
        logRefusalOnce(status)
        if (status === 403) return sendUnsent(response, status, copy.form.unreceived)
        return refuse(response, status, allow)
      }
      if (isResizedTarget(target)) return sendResized(request, response, target)
      const lowerCasePage = isGetOrHead ? await inLowerCase(target) : undefined
      if (lowerCasePage !== undefined)
        return sendRedirect(response, { status: 308, location: lowerCasePage, isWritten: false })
      // An upper-case address may mean a record that was never read.
      if (url === NO_PAGE && contentInMemory()?.unread?.length) return sendUnavailable(response)
      if (showsContent(request, target, isOfSite) && !(await isReady())) return sendUnavailable(response)
      // Made-up addresses are answered without Next.js or the disk, since there is no end of them.
      const known =
        isGetOrHead && built ? await knownAnswer(request, target, url, conditions, built) : undefined
      if (typeof known === 'object')
        return sendRedirect(response, { status: 307, location: known.withoutService, isWritten: false })
      if (known === 'no file') return refuse(response.setHeader('Cache-Control', 'no-store'), 404)
      if (known === 'no page' && (await sendNoPage(request, response, path, next))) return
      // A page has any number of spellings, which must not fill a shared cache.
      if (!isWrittenAs(sentUrl, url) && (isOfSite || hasNoRoute(target))) keepPrivate(response)
      request.url = addressOnDisk(url)

      // Next.js would take a nonce from this header and write it into the page that it caches for everybody.
      delete request.headers['content-security-policy']
      delete request.headers['content-security-policy-report-only']
      // Node.js sends no body to HEAD. For HEAD, Next.js would send the length of another page.
      if (isOfSite && request.method === 'HEAD') request.method = 'GET'
      // Next.js only fills in the header if it is absent, and exposes the client's address nowhere else.
      if (environment.trustedProxyHops === 0)
        request.headers['x-forwarded-for'] = request.socket.remoteAddress

      if (isGetOrHead && (await sendFile(request, response))) return
      const refused = await refusedAtFile(request)
      if (refused !== undefined) return refuse(response, refused)
      // The rewritten address lacks what selects no page, such as the query of an advertisement, so the page may be cached.
      if (url !== sentUrl && (await pages.send(request, response))) return
      if (isVersioned(target)) response.setHeader('Cache-Control', 'public, max-age=31536000, immutable')

      const isPost = request.method === 'POST'
      // A route of the agency's gets a post as it arrives, except where Next.js would look for an action.
      const takesActions = isOwnPage(path) && !conditions.mayLead(target)
      const maxBytes = uploadBytesAt(path) ?? (takesActions ? maxActionBytes() : undefined)
      const readsBody =
        isOfSite ||
        hasNoRoute(target) ||
        maxBytes !== undefined ||
        (path === '/api/revalidate' && hasPushSecret(request.headers.authorization))
      const post =
        isPost && readsBody ? await readPost(request, response, url, maxBytes) : { asking: request }
      if (post === undefined) return
      const { asking } = post
      const pageRequest: PageRequest = { isFlight: request.headers.rsc !== undefined }
      const keep = (etag: string) => pages.keep(pageRequest.page, url, request, response, etag)
      changeOnTheWayOut(
        asking,
        response,
        target,
        headers,
        isOfSite || asking.url !== request.url,
        pageRequest,
        keep,
      )
      // Wraps the compression, which sends the headers first.
      if (isPost)
        explainUnanswered(asking, response, 'body' in post ? () => post.body : recordedBody(request))
      const run = () => store.watch(pageRequest, () => next(asking, response))
      if (isPost && (isOfSite || takesActions || hasNoRoute(target)))
        await answerPostInTurn(asking, response, () => answerPost(response, run))
      else if (isPost) await answerPost(response, run)
      else if (isGetOrHead && readsBody && needsTurn(path, built))
        await renderInTurn(request, response, path, run)
      else await run()
    },

    begin(server) {
      // A file for `uploads` takes a phone longer to send than a form.
      server.requestTimeout *= maxActionBytes() / MAX_POST_BYTES
      closeUpgraded = handUpgrades(server, async (request) => !lock || lock.isOpenTo(request))
    },

    stop: (server, isNoticed) => stopping.stop(server, isNoticed, closeUpgraded),
  }
}

/** Refuses a request. The methods allowed by default are those of a file. */
function refuse(response: ServerResponse, status: number, allow = GET_AND_HEAD.join(', ')): void {
  response.writeHead(status, status === 405 ? { Allow: allow } : {}).end()
}

/** Sends a redirect. @param isWritten whether the address is spelled as in the site's settings: only then may a shared cache keep the response */
function sendRedirect(
  response: ServerResponse,
  { status, location, isWritten }: { status: number; location: string; isWritten: boolean },
): void {
  response
    .writeHead(status, {
      Location: location,
      'Cache-Control': isWritten ? PUBLIC_REVALIDATED : PRIVATE_REVALIDATED,
    })
    .end()
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined
}

/** Whether a response shows content: a page, even the template's 404, or a file of the template. An agency's routes may work without content. */
function showsContent({ headers }: IncomingMessage, target: string, isOfSite: boolean): boolean {
  if (target.startsWith('/api/') || target.startsWith('/_next/')) return false
  if (isOfSite || headers.accept?.includes('text/html')) return true
  const [path = ''] = target.split('?')
  return hasNoRoute(target) && !existsSync(publicFile(decoded(path)))
}
