import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type StandIn = Awaited<ReturnType<typeof startStandIn>>

/** A server that does whatever a test wants, on a port of its own unless it is told one. */
export async function startStandIn(
  answer: (request: IncomingMessage, response: ServerResponse) => unknown,
  port = 0,
) {
  const server = createServer((request, response) => void answer(request, response)).listen(port, '127.0.0.1')
  await once(server, 'listening')
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Refuses connections from then on. */
    stop: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

/** The last part of an address of the platform. */
export function resourceIn({ url = '' }: IncomingMessage): string {
  return url.split('/').at(-1) ?? ''
}
