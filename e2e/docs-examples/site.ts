import type { Page } from '@playwright/test'
import { test as base, expect } from '../fixtures/stage'
import { stagePlan } from '../fixtures/stages'

const { folder, liveOrigin = '', siteOrigin: origin } = stagePlan('docs-examples')

export const test = base.extend({
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
