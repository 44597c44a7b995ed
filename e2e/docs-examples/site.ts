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
import { startServer } from '../servers/next-program'
import { type Sandbox, startSandbox } from '../servers/sandbox'

interface Fixtures {
  /** The HTML of a page, for tests that need no browser to draw it. */
  sent: (path: string) => Promise<SentPage>
  /** All leads that have reached the platform. */
  leads: () => Promise<Record<string, unknown>[]>
  /** What the content security policy has refused in the page. */
  refused: string[]
}

/** `sandbox` is the platform of the site, which runs as long. */
export const test = base.extend<Fixtures, { sandbox: Sandbox }>({
  sandbox: [
    async ({ browserName: _ }, use) => {
      const sandbox = await startSandbox({ port: platformPort, pushUrl: `${origin}/api/revalidate` })
      const { stop } = await startServer({
        program: process.execPath,
        args: ['server.mjs'],
        folder,
        env: docsExamplesEnvironment(),
        firstAddress: `${origin}/api/health`,
      })
      await use(sandbox)
      await stop()
      await sandbox.stop()
    },
    { scope: 'worker' },
  ],
  leads: async ({ sandbox }, use) => use(async () => (await sandbox.state()).leads['mare-alta'] ?? []),
  refused: async ({ page }, use) => {
    const refused: string[] = []
    page.on('console', (message) => {
      if (message.text().includes('Security Policy')) refused.push(message.text())
    })
    await use(refused)
  },
  sent: async ({ request, page }, use) => use((path) => sentPage(request, page, path)),
  baseURL: async ({ sandbox: _ }, use) => use(origin),
  // Every test has its own visitor address; otherwise the limits on leads would stop later tests.
  extraHTTPHeaders: async ({ sandbox: _ }, use) => use({ 'x-forwarded-for': anotherAddress() }),
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
