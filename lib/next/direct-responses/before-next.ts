import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { type ConditionReader, conditionReader } from './conditions'

/** A way to respond to some requests without Next.js. */
export interface Responder {
  accepts: (request: IncomingMessage) => boolean
  /** Sends the response; false when Next.js has to respond. */
  send: (request: IncomingMessage, response: ServerResponse) => Promise<boolean>
  /** Called with a response of Next.js to such a request, once it is sent. */
  record: (request: IncomingMessage, response: ServerResponse, conditionsAt: ConditionReader) => Promise<void>
}

/**
 * Gives every request to these responders before Next.js. Next.js 16.4 takes several times as long for the same bytes: it runs proxy.ts
 * and its router, computes an ETag over the whole page, and compresses the page. Every other request goes on to Next.js.
 */
export function respondBeforeNext(responders: Responder[]): void {
  const conditionsAt = conditionsOfBuild()
  if (conditionsAt === undefined) return
  const servers = new WeakSet<Server>()
  subscribe('http.server.request.start', (message) => {
    const { server } = message as { server: Server }
    if (servers.has(server)) return
    servers.add(server)
    comeFirst(server, responders, conditionsAt)
  })
}

function conditionsOfBuild(): ConditionReader | undefined {
  try {
    return conditionReader()
  } catch (error) {
    console.warn(
      'Next.js responds to every page view: its build does not tell what responses depend on.',
      error,
    )
    return undefined
  }
}

/** Replaces the `request` listeners of a server. Node emits `request` after this call, so the current request comes here too. */
function comeFirst(server: Server, responders: Responder[], conditionsAt: ConditionReader): void {
  const listeners = server.listeners('request')
  server.removeAllListeners('request')
  server.on('request', async (request: IncomingMessage, response: ServerResponse) => {
    const responder = responders.find(({ accepts }) => accepts(request))
    if (responder) {
      if (await responder.send(request, response).catch(() => false)) return
      response.once('finish', () => {
        responder.record(request, response, conditionsAt).catch(() => undefined)
      })
    }
    for (const listener of listeners) listener.call(server, request, response)
  })
}
