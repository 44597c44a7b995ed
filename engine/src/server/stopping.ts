import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { setTimeout as sleep, setImmediate as turn } from 'node:timers/promises'
import { STOP_MS } from './server-limits'

export class Stopping {
  hasBegun = false
  readonly #forms = new Set<ServerResponse>()

  /** Tracks a request if it is a form, before it is answered. A visitor who sends a form gets its answer, and the page to which it redirects. */
  trackForm({ method, url = '' }: IncomingMessage, response: ServerResponse): void {
    if (method !== 'POST' || url.startsWith('/api/')) return
    this.#forms.add(response)
    response.once('close', () => setTimeout(() => this.#forms.delete(response), STOP_MS.follow).unref())
  }

  /** Resolves once no request is under way, or when time is up (`STOP_MS`). @param isNoticed whether load balancers get time to notice */
  async stop(server: Server, isNoticed: boolean, closeOthers: () => void): Promise<void> {
    this.hasBegun = true
    const latest = performance.now() + STOP_MS.latest
    const isTime = () => performance.now() < latest
    await sleep(isNoticed ? STOP_MS.notice : STOP_MS.crossing)
    // If forms keep arriving, the last ones still get an answer.
    while (this.#forms.size > 0 && performance.now() < latest - STOP_MS.follow) await sleep(20)
    // Data that arrived meanwhile is read before connections count as idle.
    await turn()
    let isOpen = true
    server.close(() => {
      isOpen = false
    })
    closeOthers()
    while (isOpen && isTime()) {
      await sleep(20)
      // Closes connections whose response has just ended.
      server.closeIdleConnections()
    }
    server.closeAllConnections()
  }
}
