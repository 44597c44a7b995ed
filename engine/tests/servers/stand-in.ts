import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type StandIn = Awaited<ReturnType<typeof startStandIn>>

/** Starts a server with any behaviour, by default on its own port. */
export async function startStandIn(
  answer: (request: IncomingMessage, response: ServerResponse) => unknown,
  port = 0,
) {
  const server = createServer((request, response) => void answer(request, response)).listen(port, '127.0.0.1')
  await once(server, 'listening')
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Stops the server, which refuses connections from then on. */
    stop: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

/** The last segment of a platform address. */
export function resourceIn({ url = '' }: IncomingMessage): string {
  return url.split('/').at(-1) ?? ''
}
