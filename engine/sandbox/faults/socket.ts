import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { Context } from '../endpoints/context'

/** Resets the connection: the client receives no answer at all. */
export function hangUp(context: Context) {
  context.env.incoming.socket.resetAndDestroy()
  return RESPONSE_ALREADY_SENT
}

/** Sends the head of the correct answer and half of its body, then closes the connection. */
export async function cutShort(context: Context, good: Response) {
  const body = Buffer.from(await good.arrayBuffer())
  const { outgoing, incoming } = context.env
  outgoing.writeHead(good.status, { ...Object.fromEntries(good.headers), 'content-length': body.length })
  outgoing.write(body.subarray(0, body.length / 2), () => incoming.socket.destroy())
  return RESPONSE_ALREADY_SENT
}

/** Aborts when the client disconnects. */
export function disconnectionOf(context: Context) {
  const left = new AbortController()
  context.env.outgoing.once('close', () => left.abort())
  return left.signal
}
