import { test as base, expect } from '@playwright/test'

interface Options {
  /** Variables that the modules under test read. */
  environment: Record<string, string>
  applied: undefined
}

/** For tests of modules that read their configuration once. Each environment has its own process. */
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

export { expect }
