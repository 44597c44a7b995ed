import { subscribe } from 'node:diagnostics_channel'
import { type IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { siteConfig } from '../../site.config'
import { otherRoutes } from '../environment/build-facts'
import { POLICY } from '../headers/security-headers'
import { isResizedTarget, isVersioned, resizingTarget } from '../pictures/picture-address'
import { pictureFormat } from '../pictures/picture-format'
import { isRedirected, redirectQueries } from '../routing/redirects'
import { isHostileMethod, isSameOrigin } from '../routing/request-method'
import {
  isHostilePath,
  isInsideTarget,
  NOWHERE_TARGET,
  plainTarget,
  refusedTarget,
  withoutIdleQuery,
} from '../routing/request-target'
import { routes } from '../routing/routes'
import { templateMatcher } from '../routing/template-routes'

interface Incoming {
  request: IncomingMessage
  response: ServerResponse
}

interface Options {
  trustedProxyHops: number
  /** Headers of every response. */
  headers: { key: string; value: string }[]
  /** Gives a response another content security policy than these headers do. */
  choosePolicy: (request: IncomingMessage, response: ServerResponse) => void
}

/**
 * Does eight things that Next.js does not let a site do, as Node hands over each request:
 * - A hostile target or method becomes a target that the proxy refuses. The proxy cannot detect it: by then Next.js has resolved
 *   `%2e%2e` or failed on `*`. The image optimizer does not call the proxy at all. An odd method and a post from elsewhere are refused
 *   at the template's own routes alone.
 * - Without a trusted reverse proxy in front, `X-Forwarded-For` is set to the client's true address. Next.js fills in this header only
 *   when it is absent, and shows the connection nowhere else.
 * - Every response gets the site's headers. Redirects of Next.js and of site.config.ts would lack them otherwise.
 * - A query that selects no page of the template is removed from its address.
 * - A header of a cached page replaces the same header of all responses.
 * - Browsers cache a picture of `public/` whose address contains its version.
 * - An answer of the search is never cached.
 * - The image optimizer is offered the format that suits the width.
 */
export function watchIncomingRequests({ trustedProxyHops, headers, choosePolicy }: Options): void {
  const admit = ({ request, response }: Incoming) => {
    for (const { key, value } of headers) response.setHeader(key, value)
    sendOnce(response)
    choosePolicy(request, response)
    const target = plainTarget(request.url ?? '')
    if (isVersioned(target)) response.setHeader('Cache-Control', 'public, max-age=31536000, immutable')
    if (isResizedTarget(target)) request.headers.accept = pictureFormat(target, request.headers.accept)
    request.url = admitted(request, target)
    // The proxy gets a `Request` of the web platform, which cannot have the method TRACE.
    if (request.method === 'TRACE') request.method = 'GET'
    if (target.startsWith(`${routes.search}?`)) {
      // Search answers are private, and no part of such a page can be requested.
      response.setHeader('Cache-Control', 'private, no-cache')
      delete request.headers.rsc
    }
    if (trustedProxyHops === 0) request.headers['x-forwarded-for'] = request.socket.remoteAddress
  }
  for (const incoming of alreadyWaiting()) admit(incoming)
  subscribe('http.server.request.start', (message) => admit(message as Incoming))
}

const ONCE = ['location', POLICY.toLowerCase()]

/**
 * Next.js 16.4 appends the headers of a cached page to those already set. A redirect that it has just rendered has its address set
 * already: the first visitor would be redirected to `/there, /there`.
 */
function sendOnce(response: ServerResponse): void {
  const append = response.appendHeader.bind(response)
  response.appendHeader = (name, value) =>
    ONCE.includes(name.toLowerCase()) ? response.setHeader(name, value) : append(name, value)
}

/** The requests that came before the site was loaded. Next.js 16 listens earlier, and answers them once the site is loaded. */
function alreadyWaiting(): Incoming[] {
  const { _getActiveHandles: handles } = process as { _getActiveHandles?: () => unknown[] }
  return (handles?.call(process) ?? []).flatMap((handle) => {
    const response = handle instanceof Socket && '_httpMessage' in handle ? handle._httpMessage : undefined
    return response instanceof ServerResponse ? [{ request: response.req, response }] : []
  })
}

/** The queries that select a page. Next.js' own requests for a part of a page also carry `_rsc`. */
const pageQueries = new Set([
  `${routes.quote}?servico=`,
  ...['q', 'em', 'pagina'].map((key) => `${routes.search}?${key}=`),
  ...redirectQueries(siteConfig.redirects),
])
const rscQueries = new Set([...pageQueries, '_rsc='])

const isOfTemplate = templateMatcher(otherRoutes())

/** The target behind a picture's address, a target that is refused, or a page of the template without a useless query. */
function admitted(request: IncomingMessage, target: string): string {
  const { method = '', headers } = request
  const [path = ''] = target.split('?')
  const isOwn = isOfTemplate(path)
  if (isHostilePath(path, isOwn)) return refusedTarget(400)
  if (isHostileMethod(method, path, isOwn)) return refusedTarget(405)
  if (isOwn && method === 'POST' && !isSameOrigin(headers)) return refusedTarget(403)
  if (isInsideTarget(target)) return NOWHERE_TARGET
  if (isResizedTarget(target)) return resizingTarget(target) ?? refusedTarget(400)
  const wanted = headers.rsc === undefined ? pageQueries : rscQueries
  return !isOwn || isRedirected(path, siteConfig.redirects) ? target : withoutIdleQuery(target, wanted)
}
