import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage } from 'node:http'
import { isHostileTarget, REFUSED_TARGET } from './request-target'

/**
 * Two things that the framework does not let a site see, done as Node hands over each request. A hostile target is given
 * to the proxy as one that it refuses: by then the framework would have resolved `%2e%2e`, or failed over a `*`. And
 * without a trusted proxy in front, whatever the client wrote into `X-Forwarded-For` is replaced by its true address,
 * since the framework fills that header in only where it is absent and shows the connection nowhere else.
 */
export function watchIncomingRequests({ trustedProxyHops }: { trustedProxyHops: number }): void {
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage }
    if (isHostileTarget(request.url ?? '')) request.url = REFUSED_TARGET
    if (trustedProxyHops === 0) request.headers['x-forwarded-for'] = request.socket.remoteAddress
  })
}
