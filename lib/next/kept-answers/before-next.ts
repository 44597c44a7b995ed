import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { answerView } from './answer-view'
import { type ConditionReader, conditionReader } from './conditions'
import { isPageRequest } from './page-request'
import { rememberAnswer } from './remember-answer'

/**
 * Gets every request before Next.js, and answers those for a page that Next.js would serve from its cache. Next.js 16.4 takes several
 * times as long for the same bytes: it runs its router, computes an ETag over the whole page, and compresses the page. Every other request
 * goes on to Next.js.
 */
export function answerBeforeNext(): void {
  const conditionsAt = conditionsOfBuild()
  if (conditionsAt === undefined) return
  const servers = new WeakSet<Server>()
  subscribe('http.server.request.start', (message) => {
    const { server } = message as { server: Server }
    if (servers.has(server)) return
    servers.add(server)
    comeFirst(server, conditionsAt)
  })
}

function conditionsOfBuild(): ConditionReader | undefined {
  try {
    return conditionReader()
  } catch (error) {
    console.warn('Next.js answers every page view: its build does not tell what answers depend on.', error)
    return undefined
  }
}

/** Replaces the `request` listeners of a server. Node emits `request` after this call, so the current request comes here too. */
function comeFirst(server: Server, conditionsAt: ConditionReader): void {
  const listeners = server.listeners('request')
  server.removeAllListeners('request')
  server.on('request', async (request: IncomingMessage, response: ServerResponse) => {
    if (isPageRequest(request)) {
      if (await answerView(request, response).catch(() => false)) return
      response.once('finish', () => {
        rememberAnswer(request, response, conditionsAt).catch(() => undefined)
      })
    }
    for (const listener of listeners) listener.call(server, request, response)
  })
}
