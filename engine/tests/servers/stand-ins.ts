import type { IncomingMessage, RequestListener } from 'node:http'
import { test as base } from '@playwright/test'
import { type RunningNginx, startNginx } from './nginx'
import { ports } from './ports'
import { startStandIn } from './stand-in'

const { sites, listen } = ports

/** nginx with the reference configuration in front of two stand-ins. */
export const test = base.extend<
  { standIns: Awaited<ReturnType<typeof startStandIns>> },
  { front: RunningNginx }
>({
  front: [
    async ({ browserName: _ }, use) => {
      // nginx on a separate machine, without a brotli module.
      const front = await startNginx({ port: listen, instances: sites, buildDir: '/nowhere', brotli: false })
      await use(front)
      await front.stop()
    },
    { scope: 'worker' },
  ],
  standIns: async ({ front }, use) => {
    const standIns = await startStandIns(front.origin)
    await use(standIns)
    for (const { close } of [standIns.a, standIns.b]) close()
  },
})

async function startStandIns(origin: string) {
  const [a, b] = [await start(sites[0]), await start(sites[1])]
  return {
    origin,
    a,
    b,
    /** The number of requests to both stand-ins. */
    requestCount: () => a.requests.length + b.requests.length,
    /** Sets the behaviour of both stand-ins. */
    behave: (listener: RequestListener) => {
      for (const standIn of [a, b]) standIn.behave(listener)
    },
  }
}

/** Starts a server in place of an instance. The test sets its behaviour. */
async function start(port: number) {
  let behaviour: RequestListener = (_, response) => response.end('page')
  /** The requests since the start of the test. */
  const requests: IncomingMessage[] = []
  const { stop } = await startStandIn((request, response) => {
    requests.push(request)
    behaviour(request, response)
  }, port)
  return {
    requests,
    behave: (listener: RequestListener) => {
      behaviour = listener
    },
    close: stop,
  }
}
