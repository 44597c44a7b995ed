import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { currentEnvironment } from '../environment/current-environment'
import { siteHeaders } from '../headers/security-headers'
import { readLeadForm } from '../next/outdated-forms'
import { isResizedTarget, isVersioned } from '../pictures/picture-address'
import { pictureFormat } from '../pictures/picture-format'
import { plainTarget } from '../routing/request-target'
import { isReady } from '../snapshots'
import { admission, isOfNobody, isOfTemplate, tellRefusal } from './admission'
import { compressedFiles } from './compressed-files'
import { formPage } from './form-page'
import { sendKept } from './kept/kept-responses'
import { sendUnavailable } from './unavailable'
import { wayOut } from './way-out'

export interface SiteServer {
  /** @param next gives a request to Next.js */
  answer: (request: IncomingMessage, response: ServerResponse, next: RequestListener) => Promise<void>
  /** Over when no request is under way any more, after at most LATEST_ANSWER_MS. */
  stop: (server: Server) => Promise<void>
}

/** Every answer takes less, a lead and a push included. */
const LATEST_ANSWER_MS = 7_000

/** The way of a request on Node, from top to bottom. `server.mjs` calls it. */
export function siteServer(): SiteServer {
  const environment = currentEnvironment()
  const headers = siteHeaders(environment)
  const sendCompressed = compressedFiles()
  const changeOnTheWayOut = wayOut(environment)
  let isStopping = false

  return {
    async answer(request, response, next) {
      if (isStopping) response.setHeader('Connection', 'close')
      for (const { key, value } of headers) response.setHeader(key, value)

      const target = plainTarget(request.url ?? '')
      const isOwn = isOfTemplate(target.split('?')[0] ?? '')
      const { status, url } = admission(request, target)
      if (status !== undefined) {
        tellRefusal(status)
        response.writeHead(status).end()
        return
      }
      request.url = url
      if (isPageOrFile(request, target, isOwn) && !(await isReady())) {
        sendUnavailable(response)
        return
      }

      // Next.js would write a nonce from it into the page that it keeps for everybody.
      delete request.headers['content-security-policy']
      delete request.headers['content-security-policy-report-only']
      // Node sends no body to HEAD. Next.js would tell the length of another page.
      if (isOwn && request.method === 'HEAD') request.method = 'GET'
      // Next.js fills in the header where it is absent, and shows the connection nowhere else.
      if (environment.trustedProxyHops === 0)
        request.headers['x-forwarded-for'] = request.socket.remoteAddress

      if (await sendKept(request, response)) return
      if (isVersioned(target)) response.setHeader('Cache-Control', 'public, max-age=31536000, immutable')
      if (isResizedTarget(target)) request.headers.accept = pictureFormat(target, request.headers.accept)
      sendCompressed(request, response)

      const form = isOwn || isOfNobody(target) ? await readLeadForm(request) : undefined
      if (form) {
        request.url = await formPage(url, form)
        if (request.url !== url && admission(request, request.url).status !== undefined) {
          response.writeHead(403).end()
          return
        }
      }
      changeOnTheWayOut(request, response, isOwn || request.url !== url)
      await next(request, response)
    },

    async stop(server) {
      isStopping = true
      const closed = new Promise((done) => server.close(done))
      await Promise.race([closed, sleep(LATEST_ANSWER_MS)])
      server.closeAllConnections()
    },
  }
}

/** Whether an answer shows content: a page, or a file of the template. An agency's own routes may work without content. */
function isPageOrFile({ headers }: IncomingMessage, target: string, isOwn: boolean): boolean {
  const needsNone = target.startsWith('/api/') || target.startsWith('/_next/')
  return !needsNone && (isOwn || (headers.accept?.includes('text/html') ?? false))
}
