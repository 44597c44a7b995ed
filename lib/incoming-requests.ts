import { subscribe } from 'node:diagnostics_channel'
import { type IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { site } from '../site.config'
import { isResizedTarget, isVersioned, resizingTarget } from './platform/picture-address'
import { isRedirected, redirectQueries } from './redirects'
import { isHostileMethod } from './request-method'
import {
  isHostileTarget,
  isInsideTarget,
  NOWHERE_TARGET,
  plainTarget,
  REFUSED_METHOD_TARGET,
  REFUSED_TARGET,
  withoutIdleQuery,
} from './request-target'
import { routes } from './routes'
import { POLICY } from './security-headers'

interface Incoming {
  request: IncomingMessage
  response: ServerResponse
}

interface Options {
  trustedProxyHops: number
  /** Headers of every response. */
  headers: { key: string; value: string }[]
  /** Gives an answer another policy than these headers do. */
  choosePolicy: (request: IncomingMessage, response: ServerResponse) => void
}

/**
 * Seven things that the framework does not let a site see, done as Node hands over each request. A hostile target or method
 * is given to the proxy as one that it refuses: by then the framework would have resolved `%2e%2e`, or failed over a `*`,
 * and the optimizer of pictures asks nobody. And without a trusted proxy in front, whatever the client wrote into
 * `X-Forwarded-For` is replaced by its true address, since the framework fills that header in only where it is absent and
 * shows the connection nowhere else. Third, redirects, the framework's and those of site.config.ts, would leave without
 * the headers of all other responses. A query that chooses no page is left out. A header of a kept page counts instead of the same one
 * of all responses. Browsers keep a picture of `public/` whose version is in its address. And nobody keeps an answer of the search.
 */
export function watchIncomingRequests({ trustedProxyHops, headers, choosePolicy }: Options): void {
  const admit = ({ request, response }: Incoming) => {
    for (const { key, value } of headers) response.setHeader(key, value)
    sendOnce(response)
    choosePolicy(request, response)
    const target = plainTarget(request.url ?? '')
    if (isVersioned(target)) response.setHeader('Cache-Control', 'public, max-age=31536000, immutable')
    request.url = admitted(
      request.method ?? '',
      target,
      request.headers.rsc === undefined ? pageQueries : rscQueries,
    )
    // The proxy sees requests as the web platform knows them, which has no TRACE.
    if (request.url === REFUSED_METHOD_TARGET) request.method = 'GET'
    if (target.startsWith(`${routes.search}?`)) {
      // An answer is nobody else's, and no page that a part could be had of.
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
 * Next.js 16.4 adds the headers of a kept page to those that are there. Of a redirect that it has just made the address is there
 * already: the first visitor would be led to `/there, /there`.
 */
function sendOnce(response: ServerResponse): void {
  const append = response.appendHeader.bind(response)
  response.appendHeader = (name, value) =>
    ONCE.includes(name.toLowerCase()) ? response.setHeader(name, value) : append(name, value)
}

/** Next.js 16 listens before it has loaded the site, and answers what came meanwhile once it has. */
function alreadyWaiting(): Incoming[] {
  const { _getActiveHandles: handles } = process as { _getActiveHandles?: () => unknown[] }
  return (handles?.call(process) ?? []).flatMap((handle) => {
    const response = handle instanceof Socket && '_httpMessage' in handle ? handle._httpMessage : undefined
    return response instanceof ServerResponse ? [{ request: response.req, response }] : []
  })
}

/** What chooses a page. Requests of Next.js' own for a part of a page bear a query that it asks for. */
const pageQueries = new Set([
  `${routes.quote}?servico=`,
  ...['q', 'em', 'pagina'].map((key) => `${routes.search}?${key}=`),
  ...redirectQueries(site.redirects),
])
const rscQueries = new Set([...pageQueries, '_rsc='])

/** The target itself, the one behind a picture's address, or one that the proxy refuses. */
function admitted(method: string, target: string, wanted: ReadonlySet<string>): string {
  if (isHostileTarget(target)) return REFUSED_TARGET
  if (isHostileMethod(method, target)) return REFUSED_METHOD_TARGET
  if (isInsideTarget(target)) return NOWHERE_TARGET
  if (isResizedTarget(target)) return resizingTarget(target) ?? REFUSED_TARGET
  const [path = ''] = target.split('?')
  return isRedirected(path, site.redirects) ? target : withoutIdleQuery(target, wanted)
}
