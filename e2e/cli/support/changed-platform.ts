import type { IncomingMessage, ServerResponse } from 'node:http'
import { resourceIn } from '../../servers/stand-in'

/** The platform behind it, with the content of some resources changed on the way. */
export function changedPlatform(origin: string, changes: Record<string, (content: never) => unknown>) {
  return async (request: IncomingMessage, response: ServerResponse) => {
    const resource = resourceIn(request)
    const { authorization = '' } = request.headers
    const answer = await fetch(origin + request.url, { headers: { authorization } })
    const change = changes[resource]
    const envelope = await answer.json()
    const body = change ? { ...envelope, [resource]: change(envelope[resource] as never) } : envelope
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  }
}
