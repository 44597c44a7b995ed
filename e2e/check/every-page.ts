import { join } from 'node:path'
import { test as base, expect } from '@playwright/test'
import { readClientModules } from '../../lib/next/light-page/client-modules'
import { cloneOrigin } from '../clone-site/clone-site'
import { anotherAddress } from '../fixtures/posting'
import { stagePlan } from '../fixtures/stages'
import { crawl, pagesToSee, type Site } from './crawl'
import { findPlaces, type Places } from './places'
import { type Visit, visit } from './visit'

interface Fixtures {
  /** All pages of this clone's site, read without a browser's work. */
  site: Site
  /** Names the record and field, or the file and line, of what was found. */
  places: Places
  /** What was found on the pages that a browser looks at: all of the client's own, and one of each kind of record. */
  visits: Visit[]
}

/** Most of the time is the browser's, and a machine has two processors; a visit also waits for a quiet network. */
const TABS = 3

/** This clone's site, its theme and its texts, on its content. Each fixture is made once for all tests of a file. */
export const test = base.extend<object, Fixtures>({
  site: [async ({ browser }, use) => use(await crawl(browser)), { scope: 'worker', timeout: 600_000 }],

  places: [async ({ browserName: _ }, use) => use(await findPlaces()), { scope: 'worker' }],

  visits: [
    async ({ browser, site }, use) => {
      const context = await browser.newContext({
        baseURL: cloneOrigin,
        locale: 'pt-PT',
        extraHTTPHeaders: { 'x-forwarded-for': anotherAddress() },
      })
      // Scripts and pictures of third parties are not this site's, and a test asks nobody but this machine.
      await context.route(
        (url) => url.hostname !== new URL(cloneOrigin).hostname,
        (route) => route.abort(),
      )
      const modules = readClientModules(join(stagePlan('clone').buildDir, 'server'))
      const open = pagesToSee(site)
      const visits: Visit[] = []
      const tabs = Array.from({ length: TABS }, async () => {
        for (let path = open.shift(); path !== undefined; path = open.shift())
          visits.push(await visit(context, path, modules))
      })
      await Promise.all(tabs)
      await context.close()
      await use(visits)
    },
    { scope: 'worker', timeout: 600_000 },
  ],
})

export { expect }
