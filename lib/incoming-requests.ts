import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { isResizedTarget, resizingTarget } from './platform/picture-address'
import { isHostileMethod } from './request-method'
import { isHostileTarget, plainTarget, REFUSED_METHOD_TARGET, REFUSED_TARGET } from './request-target'

interface Incoming {
  request: IncomingMessage
  response: ServerResponse
}

interface Options {
  trustedProxyHops: number
  /** Headers of every response. */
  headers: { key: string; value: string }[]
}

/**
 * Three things that the framework does not let a site see, done as Node hands over each request. A hostile target or method
 * is given to the proxy as one that it refuses: by then the framework would have resolved `%2e%2e`, or failed over a `*`,
 * and the optimizer of pictures asks nobody. And without a trusted proxy in front, whatever the client wrote into
 * `X-Forwarded-For` is replaced by its true address, since the framework fills that header in only where it is absent and
 * shows the connection nowhere else. Third, redirects, the framework's and those of site.config.ts, would leave without
 * the headers of all other responses.
 */
export function watchIncomingRequests({ trustedProxyHops, headers }: Options): void {
  subscribe('http.server.request.start', (message) => {
    const { request, response } = message as Incoming
    for (const { key, value } of headers) response.setHeader(key, value)
    const target = plainTarget(request.url ?? '')
    request.url = admitted(request.method ?? '', target)
    // The proxy sees requests as the web platform knows them, which has no TRACE.
    if (request.url === REFUSED_METHOD_TARGET) request.method = 'GET'
    if (trustedProxyHops === 0) request.headers['x-forwarded-for'] = request.socket.remoteAddress
  })
}

/** The target itself, the one behind a picture's address, or one that the proxy refuses. */
function admitted(method: string, target: string): string {
  if (isHostileTarget(target)) return REFUSED_TARGET
  if (isHostileMethod(method, target)) return REFUSED_METHOD_TARGET
  return isResizedTarget(target) ? (resizingTarget(target) ?? REFUSED_TARGET) : target
}
