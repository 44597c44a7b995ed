import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { test as base } from '@playwright/test'

interface OwnPlatform {
  answer: RequestListener
  /** Variables in addition to the platform's address and key. */
  environment?: Record<string, string>
}

/**
 * Tests of the data layer, with a platform in the process of the test. They have their own worker, because the data layer reads its
 * configuration once per process.
 */
export function testWithPlatform({ answer, environment = {} }: OwnPlatform) {
  return base.extend<object, { platform: undefined }>({
    platform: [
      async ({ browserName: _ }, use) => {
        const server = createServer(answer).listen(0, '127.0.0.1')
        await once(server, 'listening')
        const variables = {
          PLATFORM_ORIGIN: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
          SITE_API_KEY: `sk_${'b'.repeat(48)}`,
          ...environment,
        }
        Object.assign(process.env, variables)
        await use(undefined)
        for (const name of Object.keys(variables)) delete process.env[name]
        server.close()
        server.closeAllConnections()
      },
      { scope: 'worker', auto: true },
    ],
  })
}
