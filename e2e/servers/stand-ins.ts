import type { IncomingMessage, RequestListener } from 'node:http'
import { test as base } from '@playwright/test'
import { type RunningNginx, startNginx } from './nginx'
import { ports } from './ports'
import { startStandIn } from './stand-in'

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

const { sites, listen } = ports

/** nginx with the reference configuration in front of two stand-ins. */
export const test = base.extend<{ standIns: StandIns }, { front: RunningNginx }>({
  front: [
    async ({ browserName: _ }, use) => {
      // As on a separate machine whose nginx has no brotli module.
      const front = await startNginx({ port: listen, instances: sites, buildDir: '/nowhere', brotli: false })
      await use(front)
      await front.stop()
    },
    { scope: 'worker' },
  ],
  standIns: async ({ front: { origin } }, use) => {
    const [a, b] = [await start(sites[0]), await start(sites[1])]
    await use({
      origin,
      a,
      b,
      asked: () => a.requests.length + b.requests.length,
      behave: (listener) => [a, b].map((standIn) => standIn.behave(listener)),
    })
    a.close()
    b.close()
  },
})

async function start(port: number): Promise<StandIn> {
  const requests: IncomingMessage[] = []
  let behaviour: RequestListener = (_, response) => response.end('page')
  const { stop } = await startStandIn((request, response) => {
    requests.push(request)
    behaviour(request, response)
  }, port)
  const behave: StandIn['behave'] = (listener) => {
    behaviour = listener
  }
  return { requests, behave, close: stop }
}
