import type { Page } from '@playwright/test'
import { test as base, expect } from '../fixtures/stage'
import { stagePlan } from '../fixtures/stages'

const { folder, liveOrigin = '', siteOrigin: origin } = stagePlan('docs-examples')

interface Fixtures {
  /** All leads that have reached the platform. */
  leads: () => Promise<Record<string, unknown>[]>
  /** Requests that the content security policy has blocked in the page. */
  refused: string[]
}

export const test = base.extend<Fixtures>({
  leads: async ({ stage }, use) => use(async () => (await stage.sandbox.state()).leads['mare-alta'] ?? []),
  refused: async ({ page }, use) => {
    const refused: string[] = []
    page.on('console', (message) => {
      if (message.text().includes('Security Policy')) refused.push(message.text())
    })
    await use(refused)
  },
  page: async ({ page }, use) => {
    await use(page)
    // A picture routed to the site may still be loading when a test ends.
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  },
})

/** Makes the browser find the site at another address. */
export async function showSiteAt(page: Page, address: string): Promise<void> {
  await page.route(`${address}/**`, async (route) => {
    const url = route.request().url().replace(address, origin)
    await route.fulfill({ response: await route.fetch({ url }) })
  })
}

export { expect, folder, liveOrigin, origin }
