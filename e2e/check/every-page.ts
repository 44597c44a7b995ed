import { join } from 'node:path'
import { expect } from '@playwright/test'
import { readClientModules } from '../../lib/next/light-page/client-modules'
import { routes } from '../../lib/routing/routes'
import { siteConfig } from '../../site.config'
import { anotherAddress } from '../fixtures/posting'
import { pathsIn } from '../fixtures/read-page'
import { test as base } from '../fixtures/stage'
import { stagePlan } from '../fixtures/stages'
import { type Visit, visit } from './visit'

interface Fixtures {
  /** One page of each kind that this clone's site has, all of its own pages, the thank-you page and a 404. */
  paths: string[]
  /** What was found on each of these pages, which is visited once for all tests. */
  visits: Visit[]
}

/** Most of the time is the browser's, and a machine has two processors; a visit also waits for a quiet network. */
const TABS = 3

/** This clone's site, its theme and its texts, with the content of its sandbox. */
export const test = base.extend<object, Fixtures>({
  paths: [
    async ({ stage }, use) => {
      const { origin } = stage.site
      const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text()
      const listed = pathsIn(sitemap)
      expect(listed).toContain('/')
      // `/servicos/a` and `/servicos/b` are of one kind, `/servicos` and `/sobre` are not.
      const kinds = new Map(listed.map((path) => [path.split('/').slice(0, -1).join('/') || path, path]))
      const search = siteConfig.search ? [routes.search, `${routes.search}?q=a`] : []
      await use([...kinds.values(), ...search, routes.thanks, '/nada'])
    },
    { scope: 'worker' },
  ],

  visits: [
    async ({ browser, stage, paths }, use) => {
      const baseURL = stage.site.origin
      const context = await browser.newContext({
        baseURL,
        locale: 'pt-PT',
        extraHTTPHeaders: { 'x-forwarded-for': anotherAddress() },
      })
      // Scripts and pictures of third parties are not this site's, and a test asks nobody but this machine.
      await context.route(
        (url) => url.hostname !== new URL(baseURL).hostname,
        (route) => route.abort(),
      )
      const modules = readClientModules(join(stagePlan('clone').buildDir, 'server'))
      const open = [...paths]
      const visits: Visit[] = []
      const tabs = Array.from({ length: TABS }, async () => {
        for (let path = open.shift(); path !== undefined; path = open.shift())
          visits.push(await visit(context, path, modules))
      })
      await Promise.all(tabs)
      await context.close()
      await use(visits)
    },
    { scope: 'worker', timeout: 180_000 },
  ],
})

export { expect }
