import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage } from 'node:http'

/**
 * Without a proxy in front, the client itself writes `X-Forwarded-For`. The framework sets it from the connection only
 * where it is absent and shows the connection nowhere else, so it is set here, as Node hands over each request.
 */
export function trustOnlyTheConnection(): void {
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage }
    request.headers['x-forwarded-for'] = request.socket.remoteAddress
  })
}
