import type { IncomingHttpHeaders } from 'node:http'
import { startStandIn } from '../../servers/stand-in'

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
  const { origin, stop } = await startStandIn(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    calls.push({ method: request.method, path: request.url, headers: request.headers, body })
    if (answer.status !== 0) response.writeHead(answer.status, { location: '/elsewhere' }).end('{"ok":true}')
  })
  return {
    url: `${origin}/api/revalidate`,
    calls,
    answer,
    tags: () => calls.flatMap(({ body }) => JSON.parse(body).tags as string[]),
    stop,
  }
}
