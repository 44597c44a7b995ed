import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'

interface Call {
  method: string | undefined
  path: string | undefined
  headers: IncomingHttpHeaders
  body: string
}

/** A client site's push address: keeps what arrives, and answers the status it is told; 0 is no answer at all. */
export async function startReceiver() {
  const calls: Call[] = []
  const answer = { status: 200 }
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    calls.push({ method: request.method, path: request.url, headers: request.headers, body })
    if (answer.status !== 0) response.writeHead(answer.status, { location: '/elsewhere' }).end('{"ok":true}')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    url: `http://127.0.0.1:${port}/api/revalidate`,
    calls,
    answer,
    tags: () => calls.flatMap(({ body }) => JSON.parse(body).tags as string[]),
    stop: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
