import type { IncomingMessage, RequestListener } from 'node:http'
import { test as base } from '@playwright/test'
import { type RunningNginx, startNginx } from './nginx'
import { ports } from './ports'
import { startStandIn } from './stand-in'

const { sites, listen } = ports

/** A server in place of an instance. The test sets its behaviour. */
interface StandIn {
  behave: (listener: RequestListener) => void
  /** The requests that have arrived since the test began. */
  requests: IncomingMessage[]
  /** Refuses connections, as after a stop. */
  close: () => void
}

export interface StandIns {
  origin: string
  a: StandIn
  b: StandIn
  /** Sets the behaviour of both. */
  behave: StandIn['behave']
  /** The number of requests to both. */
  asked: () => number
}

/** nginx with the reference configuration in front of two stand-ins. */
export const test = base.extend<{ standIns: StandIns }, { front: RunningNginx }>({
  front: [
    async ({ browserName: _ }, use) => {
      // As on a separate machine whose nginx has no brotli module.
      const front = await startNginx({
        port: listen,
        instances: sites,
        buildDir: '/nowhere',
        brotli: false,
      })
      await use(front)
      await front.stop()
    },
    { scope: 'worker' },
  ],
  standIns: async ({ front }, use) => {
    const started = await Promise.all(sites.slice(0, 2).map(start))
    const [a, b] = started
    if (!a || !b) throw new Error('two stand-ins were started')
    const asked = () => a.requests.length + b.requests.length
    const behave: StandIn['behave'] = (listener) => {
      for (const standIn of [a, b]) standIn.behave(listener)
    }
    await use({ origin: front.origin, a, b, asked, behave })
    for (const standIn of started) standIn.close()
  },
})

async function start(port: number): Promise<StandIn> {
  const requests: IncomingMessage[] = []
  let listener: RequestListener = (_, response) => response.end('page')
  const { stop } = await startStandIn((request, response) => {
    requests.push(request)
    listener(request, response)
  }, port)
  return {
    requests,
    behave: (next) => {
      listener = next
    },
    close: stop,
  }
}
