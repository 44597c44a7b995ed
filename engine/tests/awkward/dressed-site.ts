import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { test as base, expect, type Page } from '@playwright/test'
import type { StageOptions } from '../fixtures/stage'
import { stagePlan } from '../fixtures/stages'
import { saveContent, temporaryFolder } from '../sandbox/support/folders'
import { openTags, pushTo, specifiedTags } from '../servers/push'
import { startSandbox } from '../servers/sandbox'
import { startSite } from '../servers/site'
import { findCovered } from './covered'
import { findFaults } from './faults'
import { drawOddPictures } from './pictures'
import type { AwkwardTenant } from './tenants'

interface DressedSite {
  origin: string
  /** Makes the site show a tenant at its next visit. */
  wear: (tenant: AwkwardTenant) => Promise<void>
}

/** A running site that shows awkward tenants one after another. */
export const test = base.extend<object, StageOptions & { site: DressedSite }>({
  stageName: ['mare-alta', { option: true, scope: 'worker' }],
  site: [
    async ({ stageName }, use) => {
      const { platformPort, siteKey } = stagePlan(stageName)
      const content = temporaryFolder()
      const assets = temporaryFolder()
      await drawOddPictures(assets)
      const sandbox = await startSandbox({ port: platformPort, content, assets })
      const { origin, stop } = await startSite(stageName, { EXTRA_PUSH_TAGS: openTags.join() })
      const wear = async (tenant: AwkwardTenant) => {
        rmSync(join(content, siteKey), { recursive: true, force: true })
        for (const [resource, value] of Object.entries(tenant.content))
          saveContent(content, `${siteKey}/${resource}`, value)
        expect((await pushTo(origin, ...specifiedTags, ...openTags)).status, tenant.name).toBe(200)
      }
      await use({ origin, wear })
      await stop()
      await sandbox.stop()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ site }, use) => use(site.origin),
})

export { expect }

/** The conditions in which a page is shown. */
export interface Conditions {
  /** The name of these conditions in faults. */
  name: string
  /** Viewport widths in CSS pixels. */
  widths: number[]
  media?: { colorScheme?: 'dark'; forcedColors?: 'active' }
  /** The default text size in CSS pixels. */
  textSize?: number
}

/** Lays out a page without drawing it, which takes a third less CPU time for tests that only measure. */
export async function drawNothing(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('html { opacity: 0 !important }')
    document.adoptedStyleSheets = [sheet]
  })
}

/** The faults of pages in each of these conditions. Each page is loaded once. */
export async function faultsIn(page: Page, paths: string[], all: Conditions[]) {
  await drawNothing(page)
  const browser = await page.context().newCDPSession(page)
  const faults: string[] = []
  for (const path of paths) {
    await page.goto(path)
    for (const { name, widths, media, textSize = 16 } of all) {
      await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none', ...media })
      await browser.send('Page.setFontSizes', { fontSizes: { standard: textSize } })
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 })
        const found = [...(await page.evaluate(findFaults)), ...(await page.evaluate(findCovered))]
        faults.push(...found.map((fault) => `${path} at ${width} px, ${name}: ${fault}`))
      }
    }
  }
  await browser.detach()
  return faults
}
