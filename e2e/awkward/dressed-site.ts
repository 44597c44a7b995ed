import { test as base, expect, type Page } from '@playwright/test'
import type { StageOptions } from '../fixtures/stage'
import { stagePlan } from '../fixtures/stages'
import { openTags } from '../servers/push'
import { startSandbox } from '../servers/sandbox'
import { startSite } from '../servers/site'
import { faultsOf } from './faults'
import type { AwkwardTenant } from './tenants'
import { openWardrobe } from './wearing'

interface DressedSite {
  origin: string
  /** Makes a tenant the one that the site shows. */
  wear: (tenant: AwkwardTenant) => Promise<void>
}

/** A running site that shows one awkward tenant after the other. */
export const test = base.extend<object, StageOptions & { site: DressedSite }>({
  stageName: ['mare-alta', { option: true, scope: 'worker' }],
  site: [
    async ({ stageName }, use) => {
      const { platformPort, platformOrigin, siteOrigin } = stagePlan(stageName)
      const wardrobe = await openWardrobe()
      const pushUrl = `${siteOrigin}/api/revalidate`
      const sandbox = await startSandbox({
        port: platformPort,
        ...wardrobe.folders,
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

/** How a page is looked at. */
export interface View {
  /** As a fault names it. */
  name?: string
  /** CSS pixels. In the first of the first view a page is loaded. */
  widths: number[]
  media?: { colorScheme?: 'dark'; forcedColors?: 'active' }
  /** So many times the usual size of text. */
  textSize?: number
}

const PHONE = 640
const HEIGHT = 900
const TEXT_PX = 16

/** Lays a page out, and draws nothing of it. What only measures pages takes a third less processor time so. */
export async function drawNothing(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('html { opacity: 0 !important }')
    document.adoptedStyleSheets = [sheet]
  })
}

/** What is wrong with pages in these views. Each page is loaded once. */
export async function faultsIn(page: Page, paths: string[], views: View[]) {
  await drawNothing(page)
  const browser = await page.context().newCDPSession(page)
  const look = async ({ media, textSize = 1 }: View) => {
    await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none', ...media })
    await browser.send('Page.setFontSizes', { fontSizes: { standard: TEXT_PX * textSize } })
  }
  const faults: string[] = []
  for (const path of paths) {
    for (const [index, view] of views.entries()) {
      const { name = 'as usual', widths, textSize = 1 } = view
      await look(view)
      for (const width of widths) {
        await page.setViewportSize({ width, height: HEIGHT })
        if (index === 0 && width === widths[0]) await page.goto(path)
        const header = (width / textSize < PHONE ? 72 : 88) * textSize
        const found = await faultsOf(page, { header, nameLines: textSize > 1 ? 8 : 2 })
        faults.push(...found.map((fault) => `${path} at ${width} px, ${name}: ${fault}`))
      }
    }
  }
  await browser.detach()
  return faults
}
