import type { RequestListener } from 'node:http'
import { test as base } from '@playwright/test'
import { startStandIn } from '../servers/stand-in'

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
        const platform = await startStandIn(answer)
        const variables = {
          PLATFORM_ORIGIN: platform.origin,
          SITE_API_KEY: `sk_${'b'.repeat(48)}`,
          ...environment,
        }
        Object.assign(process.env, variables)
        await use(undefined)
        for (const name of Object.keys(variables)) delete process.env[name]
        platform.stop()
      },
      { scope: 'worker', auto: true },
    ],
  })
}
