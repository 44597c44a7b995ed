import { once } from 'node:events'
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http'
import { test as base } from '@playwright/test'
import { type RunningNginx, startNginx } from './nginx'
import { ports } from './ports'

const { instances, listen } = ports.nginxStandIns

/** A server in the place of an instance, which does whatever a test wants. */
interface StandIn {
  behave: (listener: RequestListener) => void
  /** What has arrived since the test began. */
  requests: IncomingMessage[]
  /** Takes no connections any more, as after a stop. */
  close: () => void
}

export interface StandIns {
  origin: string
  a: StandIn
  b: StandIn
  /** How often the two were asked. */
  asked: () => number
}

/** nginx with the reference configuration before two stand-ins. */
export const test = base.extend<{ standIns: StandIns }, { front: RunningNginx }>({
  front: [
    async ({ browserName: _ }, use) => {
      // As where nginx has no brotli module, and runs on a machine of its own.
      const front = await startNginx({
        port: listen,
        instances: [...instances],
        buildDir: '/nowhere',
        brotli: false,
      })
      await use(front)
      await front.stop()
    },
    { scope: 'worker' },
  ],
  standIns: async ({ front }, use) => {
    const started = await Promise.all(instances.map(start))
    const [a, b] = started
    if (!a || !b) throw new Error('two stand-ins were started')
    await use({ origin: front.origin, a, b, asked: () => a.requests.length + b.requests.length })
    for (const standIn of started) standIn.close()
  },
})

async function start(port: number): Promise<StandIn> {
  const requests: IncomingMessage[] = []
  let listener: RequestListener = (_, response) => response.end('page')
  const server: Server = createServer((request, response) => {
    requests.push(request)
    listener(request, response)
  }).listen(port, '127.0.0.1')
  await once(server, 'listening')
  return {
    requests,
    behave: (next) => {
      listener = next
    },
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
