import type { RequestListener } from 'node:http'
import { test as base, expect } from '@playwright/test'
import { startStandIn } from '../servers/stand-in'

interface Options {
  /** Variables that the modules under test read. */
  environment: Record<string, string>
  applied: undefined
}

/** A test of modules that read their configuration once. Each environment has its own process. */
export const test = base.extend<object, Options>({
  environment: [{}, { option: true, scope: 'worker' }],
  applied: [
    async ({ environment }, use) => {
      Object.assign(process.env, environment)
      await use(undefined)
    },
    { scope: 'worker', auto: true },
  ],
})

/**
 * A test of the same kind for reads of content, with a platform in the process of the test.
 * @param environment variables in addition to the platform's address and key
 */
export function testWithPlatform(options: { answer: RequestListener; environment?: Record<string, string> }) {
  return test.extend<object, Pick<Options, 'environment'>>({
    environment: [
      async ({ browserName: _ }, use) => {
        const platform = await startStandIn(options.answer)
        const variables = { PLATFORM_ORIGIN: platform.origin, SITE_API_KEY: `sk_${'b'.repeat(48)}` }
        await use({ ...variables, ...options.environment })
        platform.stop()
      },
      { scope: 'worker' },
    ],
  })
}

export { expect }
