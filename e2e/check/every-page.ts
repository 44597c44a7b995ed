import { join } from 'node:path'
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test'
import { anotherAddress, readClientModules, stagePlan } from '@site-starter/engine/testing'
import { cloneOrigin } from '../clone-site/clone-site'
import { crawl, pagesToSee, type Site } from './reading/crawl'
import { findTextSources, type TextSources } from './reading/text-sources'
import { lookAtPhone, type Visit, visit, withoutDrawing } from './visit'

interface Fixtures {
  /** All pages of this clone's site, fetched without rendering. */
  site: Site
  /** Finds the record and field, or the file and line, that a text on a page comes from. */
  sources: TextSources
  /** Findings on the pages that a browser visits: all of the client's own, and one for each kind of record. */
  visits: Visit[]
  /** Elements on the other pages that are too wide for a phone. */
  wideRecords: Visit['wide']
  visitor: BrowserContext
}

/** The number of tabs. The browser uses most of the time, and a machine has two processors; a visit also waits for an idle network. */
const TABS = 3

/** The maximum number of pages tested on a phone, a quarter of a second each. */
const MAX_PAGES_ON_PHONE = 500

/** A test of this clone's site: its own theme, texts and content. Each fixture is created once per file. */
export const test = base.extend<object, Fixtures>({
  site: [async ({ browser }, use) => use(await crawl(browser)), { scope: 'worker', timeout: 600_000 }],

  sources: [async ({ browserName: _ }, use) => use(await findTextSources()), { scope: 'worker' }],

  visitor: [
    async ({ browser }, use) => {
      const context = await browser.newContext({
        baseURL: cloneOrigin,
        locale: 'pt-PT',
        extraHTTPHeaders: { 'x-forwarded-for': anotherAddress() },
      })
      await use(context)
      await context.close()
    },
    { scope: 'worker' },
  ],

  visits: [
    async ({ visitor, site }, use) => {
      const modules = readClientModules(join(stagePlan('clone').buildDir, 'server'))
      await use(await inTabs(visitor, pagesToSee(site), (tab, path) => visit(tab, path, modules)))
    },
    { scope: 'worker', timeout: 600_000 },
  ],

  wideRecords: [
    async ({ visitor, site }, use) => {
      const seen = new Set(pagesToSee(site))
      const others = site.pages.map(({ path }) => path).filter((path) => !seen.has(path))
      const found = await inTabs(visitor, others.slice(0, MAX_PAGES_ON_PHONE), lookAtPhone, withoutDrawing)
      await use(found.flat())
    },
    { scope: 'worker', timeout: 600_000 },
  ],
})

/** Visits pages in a few tabs. A tab is reused for one page after another, because opening one takes longer than most pages. */
async function inTabs<Seen>(
  context: BrowserContext,
  paths: string[],
  look: (tab: Page, path: string) => Promise<Seen>,
  prepare?: (tab: Page) => Promise<void>,
): Promise<Seen[]> {
  const open = [...paths]
  const seen: Seen[] = []
  const tabs = Array.from({ length: Math.min(TABS, paths.length) }, async () => {
    const tab = await context.newPage()
    await prepare?.(tab)
    for (let path = open.shift(); path !== undefined; path = open.shift()) seen.push(await look(tab, path))
    await tab.close()
  })
  await Promise.all(tabs)
  return seen
}

export { expect }
