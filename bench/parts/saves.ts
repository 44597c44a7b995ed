import { buildSite } from '../../e2e/builds/build-sites'
import { movableClock, type RunningSite, startSite } from '../../e2e/servers/site'
import type { Row } from '../report'
import { push, startTenant, type Tenant } from '../tenant'

/* What one save costs, and what an hour without any. */

const HOUR_MINUTES = 60

/** Pages made anew after a save of one record, of all pages that the site has. */
export async function measureSaves(): Promise<Row[]> {
  const rows: Row[] = []
  for (const posts of [10, 100, 1_000, 5_000]) {
    const tenant = await startTenant({ posts })
    await buildSite('large')
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

/** Renders and reads of the platform in an hour of views, one of each page a minute, in which nothing changes. */
export async function measureQuietHour(): Promise<Row> {
  const tenant = await startTenant({})
  await buildSite('large')
  const site = await startSite('large', movableClock)
  const readsNow = async () => Object.values(await tenant.reads()).reduce((sum, count) => sum + count, 0)
  await viewAll(site.origin)
  const before = await readsNow()
  let renders = 0
  for (let minute = 0; minute < HOUR_MINUTES; minute += 1) {
    await site.age(60)
    renders += (await viewAll(site.origin)).made
  }
  const reads = (await readsNow()) - before
  await site.stop()
  await tenant.stop()
  return {
    figure: 'an hour of views of every page, nothing saved: pages made anew, reads of the platform',
    measured: `${renders}, ${reads}`,
    goal: 'no page',
    isMet: renders === 0,
  }
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
  const paths = [...sitemap.matchAll(/<loc>([^<]+)/g)].map(([, address = '']) => new URL(address).pathname)
  let made = 0
  for (const path of paths) {
    const response = await fetch(origin + path)
    await response.body?.cancel()
    if (response.headers.get('x-nextjs-cache') !== 'HIT') made += 1
  }
  return { all: paths.length, made }
}
