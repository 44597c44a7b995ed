import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'

export interface StandIn {
  origin: string
  stop: () => void
}

/** A server that does whatever a test wants. */
export async function startStandIn(
  port: number,
  answer: (request: IncomingMessage, response: ServerResponse) => unknown,
): Promise<StandIn> {
  const server = createServer((request, response) => void answer(request, response)).listen(port, '127.0.0.1')
  await once(server, 'listening')
  return {
    origin: `http://127.0.0.1:${port}`,
    stop: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

/** The platform behind it, with the content of some resources changed on the way. */
export function changedPlatform(origin: string, changes: Record<string, (content: never) => unknown>) {
  return async ({ url = '', headers }: IncomingMessage, response: ServerResponse) => {
    const resource = url.split('/').at(-1) ?? ''
    const { authorization = '' } = headers
    const answer = await fetch(origin + url, { headers: { authorization } })
    const change = changes[resource]
    const envelope = await answer.json()
    const body = change ? { ...envelope, [resource]: change(envelope[resource] as never) } : envelope
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  }
}
