import { type BrowserContext, expect, type Page } from '@playwright/test'
import { siteConfig } from '../../site.config'
import { test as base } from '../fixtures/stage'

interface Fixtures {
  /** One page of each kind that this clone's site has, all of its own pages, the thank-you page and a 404. */
  paths: string[]
}

/** This clone's site, its theme and its texts, with the content of its sandbox. */
export const test = base.extend<Fixtures>({
  paths: async ({ request, baseURL }, use) => {
    const sitemap = await (await request.get('/sitemap.xml')).text()
    const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
      ([, address = '']) => new URL(address, baseURL).pathname,
    )
    expect(listed).toContain('/')
    // `/servicos/a` and `/servicos/b` are of one kind, `/servicos` and `/sobre` are not.
    const kinds = new Map(listed.map((path) => [path.split('/').slice(0, -1).join('/') || path, path]))
    const search = siteConfig.search ? ['/pesquisa', '/pesquisa?q=a'] : []
    await use([...kinds.values(), ...search, '/obrigado', '/nada'])
  },
  context: async ({ context, baseURL }, use) => {
    // Scripts and pictures of third parties are not this site's, and a test asks nobody but this machine.
    await context.route(
      (url) => url.hostname !== new URL(baseURL ?? '').hostname,
      (route) => route.abort(),
    )
    await use(context)
  },
})

/** Visits every path, in two tabs: most of the time is the browser's, and a machine has two processors. A test that waits takes more. */
export async function inTabs(
  context: BrowserContext,
  paths: string[],
  look: (tab: Page, path: string) => Promise<void>,
  count = 2,
): Promise<void> {
  const open = [...paths]
  const tabs = Array.from({ length: count }, async () => {
    const tab = await context.newPage()
    for (let path = open.shift(); path !== undefined; path = open.shift()) await look(tab, path)
    await tab.close()
  })
  await Promise.all(tabs)
}

export { expect }
