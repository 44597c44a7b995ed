import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

/** For so long health says that the server stops, and requests are still answered: load balancers send them elsewhere. */
const NOTICE_MS = 2_000
/** In this time a browser asks for the page that the answer to its form leads to. */
const FOLLOW_MS = 1_000
/** From the signal on. Every answer takes less, a lead and a push included. */
const LATEST_MS = 8_000

/** The end of a server, which finishes what is under way. */
export class Stopping {
  hasBegun = false
  readonly #forms = new Set<ServerResponse>()

  /** Notes a request before it is answered: a visitor who sends a form gets its answer, and the page that it leads to. */
  note({ method, url = '' }: IncomingMessage, response: ServerResponse): void {
    if (method !== 'POST' || url.startsWith('/api/')) return
    this.#forms.add(response)
    response.once('close', () => setTimeout(() => this.#forms.delete(response), FOLLOW_MS).unref())
  }

  /**
   * Over when no request is under way any more, after at most LATEST_MS.
   * @param isNoticed whether load balancers are given time to notice
   */
  async stop(server: Server, isNoticed: boolean, closeOthers: () => void): Promise<void> {
    this.hasBegun = true
    const latest = performance.now() + LATEST_MS
    const isTime = () => performance.now() < latest
    if (isNoticed) await sleep(NOTICE_MS)
    // Where one form follows the other, the last ones are still answered.
    while (this.#forms.size > 0 && performance.now() < latest - FOLLOW_MS) await sleep(20)
    let isOpen = true
    server.close(() => {
      isOpen = false
    })
    closeOthers()
    while (isOpen && isTime()) {
      await sleep(20)
      // Those whose answer has just ended.
      server.closeIdleConnections()
    }
    server.closeAllConnections()
  }
}
