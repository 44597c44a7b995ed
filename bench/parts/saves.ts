import { pathsIn } from '../../e2e/fixtures/read-page'
import { type RunningSite, startSite } from '../../e2e/servers/site'
import type { Row } from '../report'
import { push, startTenant, type Tenant } from '../tenant'

/** Pages made anew after a save of one record, of all pages that the site has. */
export async function measureSaves(): Promise<Row[]> {
  const rows: Row[] = []
  for (const posts of [10, 100, 1_000, 5_000]) {
    const tenant = await startTenant({ posts })
    const site = await startSite('large', { EXTRA_PUSH_TAGS: 'posts' })
    await push(site.origin, 'posts')
    await viewAll(site.origin)
    const pages = (await viewAll(site.origin)).all
    tenant.save('posts', { body: '<p>Outro texto.</p>' })
    const body = await rendersAfterPush(tenant, site)
    tenant.save('posts', { title: 'Outro título' })
    const title = await rendersAfterPush(tenant, site)
    rows.push({
      figure: `pages made anew by a save, ${posts} posts, ${pages} pages`,
      measured: `body of a post ${body}, its title ${title}`,
      beside: `with a naive tagged fetch ${pages}`,
      ...(posts === 5_000 && { goal: 'body of a post: 1', isMet: body === 1 }),
    })
    await site.stop()
    await tenant.stop()
  }
  return rows
}

async function rendersAfterPush(tenant: Tenant, site: RunningSite): Promise<number> {
  // The sandbox reads its files anew.
  await tenant.sandbox.state()
  await push(site.origin, 'posts')
  return (await viewAll(site.origin)).made
}

/** Views every page of the sitemap; answers how many there are, and how many had to be made. */
async function viewAll(origin: string): Promise<{ all: number; made: number }> {
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text()
  const paths = pathsIn(sitemap)
  let made = 0
  for (const path of paths) {
    const response = await fetch(origin + path)
    await response.body?.cancel()
    if (response.headers.get('x-nextjs-cache') !== 'HIT') made += 1
  }
  return { all: paths.length, made }
}
