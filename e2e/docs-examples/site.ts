import { test as base, expect, type Page } from '@playwright/test'
import {
  docsExamplesEnvironment,
  folder,
  liveOrigin,
  origin,
  platformPort,
} from '../fixtures/docs-examples-site'
import { anotherAddress } from '../fixtures/posting'
import { type SentPage, sentPage } from '../fixtures/sent-page'
import { type Server, startServer } from '../servers/next-program'
import { type Sandbox, startSandbox } from '../servers/sandbox'

interface Examples {
  sandbox: Sandbox
  server: Server
}

interface Fixtures {
  /** The HTML of a page, for tests that need no browser to draw it. */
  sent: (path: string) => Promise<SentPage>
}

export const test = base.extend<Fixtures, { examples: Examples }>({
  examples: [
    async ({ browserName: _ }, use) => {
      const sandbox = await startSandbox({ port: platformPort, pushUrl: `${origin}/api/revalidate` })
      const server = await startServer({
        program: process.execPath,
        args: ['server.mjs'],
        folder,
        env: docsExamplesEnvironment(),
        firstAddress: `${origin}/api/health`,
      })
      await use({ sandbox, server })
      await server.stop()
      await sandbox.stop()
    },
    { scope: 'worker' },
  ],
  sent: async ({ request, page }, use) => use((path) => sentPage(request, page, path)),
  baseURL: async ({ examples: _ }, use) => use(origin),
  // Every test has its own visitor address; otherwise the limits on leads would stop later tests.
  extraHTTPHeaders: async ({ examples: _ }, use) => use({ 'x-forwarded-for': anotherAddress() }),
  page: async ({ page }, use) => {
    await use(page)
    // A picture that is led to the site may still be on its way when a test ends.
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  },
})

/** Lets the browser find the site under another address. */
export async function showSiteAt(page: Page, address: string): Promise<void> {
  await page.route(`${address}/**`, async (route) => {
    const url = route.request().url().replace(address, origin)
    await route.fulfill({ response: await route.fetch({ url }) })
  })
}

export { expect, folder, liveOrigin, origin }
