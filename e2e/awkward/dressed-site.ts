import { test as base, expect, type Page } from '@playwright/test'
import type { StageOptions } from '../fixtures/stage'
import { stagePlan } from '../fixtures/stages'
import { startSandbox } from '../servers/sandbox'
import { startSite } from '../servers/site'
import { faultsOf } from './faults'
import type { AwkwardTenant } from './tenants'
import { openTags, openWardrobe } from './wearing'

interface DressedSite {
  origin: string
  /** Makes a tenant the one that the site shows. */
  wear: (tenant: AwkwardTenant) => Promise<void>
}

/** A running site that shows one awkward tenant after the other. */
export const test = base.extend<object, StageOptions & { site: DressedSite }>({
  stageName: ['awkward', { option: true, scope: 'worker' }],
  site: [
    async ({ stageName }, use) => {
      const { platformPort, platformOrigin, siteOrigin } = stagePlan(stageName)
      const wardrobe = await openWardrobe()
      const { content, assets, data } = wardrobe
      const pushUrl = `${siteOrigin}/api/revalidate`
      const sandbox = await startSandbox({
        port: platformPort,
        content,
        assets,
        data,
        pushUrl,
        pushTags: openTags,
      })
      const site = await startSite(stageName, { EXTRA_PUSH_TAGS: openTags.join() })
      await use({ origin: site.origin, wear: (tenant) => wardrobe.wear(tenant, platformOrigin) })
      await site.stop()
      await sandbox.stop()
      wardrobe.remove()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ site }, use) => use(site.origin),
})

export { expect }

const PHONE = 640

/** What is wrong with pages in windows of these widths, at a text size of so many times the usual one. */
export async function faultsIn(page: Page, paths: string[], widths: number[], textSize = 1) {
  const faults: string[] = []
  for (const path of paths) {
    // Loaded in the first of them, as a phone loads it.
    await page.setViewportSize({ width: widths[0] ?? PHONE, height: 900 })
    await page.goto(path)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      const header = (width / textSize < PHONE ? 72 : 88) * textSize
      const found = await faultsOf(page, { header, nameLines: textSize > 1 ? 8 : 2 })
      faults.push(...found.map((fault) => `${path} at ${width} px: ${fault}`))
    }
  }
  return faults
}
