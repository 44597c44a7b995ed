import { subscribe } from 'node:diagnostics_channel'
import type { ServerResponse } from 'node:http'

/**
 * At SIGTERM the framework takes no new connection, finishes what is under way and exits once every connection is closed.
 * A client that keeps one busy, a load balancer say, would hold the process for good: from the signal on, each answer is
 * the last one on its connection.
 */
export function endConnectionsOnStop(): void {
  // A listener where the framework has none would keep the process from ending at all.
  if (process.listenerCount('SIGTERM') === 0) return
  const underWay = new Set<ServerResponse>()
  let isStopping = false
  process.once('SIGTERM', () => {
    isStopping = true
    underWay.forEach(makeLast)
  })
  subscribe('http.server.request.start', (message) => {
    const { response } = message as { response: ServerResponse }
    if (isStopping) makeLast(response)
    underWay.add(response)
    response.once('close', () => underWay.delete(response))
  })
}

function makeLast(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader('Connection', 'close')
}
