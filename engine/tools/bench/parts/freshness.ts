import { large } from '../../../tests/fixtures/large-tenant'
import { type Part, percentile, type Row, textOf, timeOf } from '../report'
import { startTenant } from '../tenant'

type Tenant = Awaited<ReturnType<typeof startTenant>>

const PUSHES = 50

/** The time until a save is visible, for the demo and the large tenant, and the number of pages rendered again. */
export async function measureFreshness(): Promise<Part> {
  const rows: Row[] = []
  for (const [size, sizes] of [
    ['demo tenant', {}],
    ['large tenant (2,000 posts)', large],
  ] as const) {
    const tenant = await startTenant(sizes)
    for (const [resource, path, goal] of [
      ['services', '/servicos', 150],
      ['posts', '/blog', 400],
    ] as const) {
      const { measured, p95 } = await measurePushes(tenant, resource, path)
      rows.push({
        figure: `push of ${resource} to its answer; to fresh visit, ${size}`,
        measured,
        ...(sizes === large && { goal: `p95 ${goal} ms`, isMet: p95 <= goal }),
      })
    }
    await tenant.stop()
  }
  for (const posts of [10, 100, 1_000, 5_000]) rows.push(await measureSaves(posts))
  return { title: 'Freshness', rows }
}

/** The time from sending a push to the first visit that shows the save, 50 times. */
async function measurePushes({ save, push, site }: Tenant, resource: string, path: string) {
  const answered: number[] = []
  const shown: number[] = []
  for (let turn = 1; turn <= PUSHES; turn += 1) {
    const title = `Gravado ${turn} vezes`
    await save(resource, { title })
    const took = await timeOf(() => push(resource))
    answered.push(took)
    const later = await timeOf(async () => {
      while (!(await textOf(site.origin + path)).includes(title));
    })
    shown.push(took + later)
  }
  return { measured: `${drawTimes(answered)}; ${drawTimes(shown)}`, p95: percentile(shown, 95) }
}

function drawTimes(times: number[]): string {
  return `p50 ${Math.round(percentile(times, 50))} ms, p95 ${Math.round(percentile(times, 95))} ms`
}

/** The pages rendered again after saving one record, out of all pages of the site. */
async function measureSaves(posts: number): Promise<Row> {
  const { site, save, push, paths, stop } = await startTenant({ posts })
  const all = await paths()
  /** Saves, visits every page, and returns the number of pages rendered. */
  const madeBy = async (fields: Record<string, string>) => {
    await save('posts', fields)
    await push('posts')
    let count = 0
    for (const path of all) {
      const response = await fetch(site.origin + path)
      await response.body?.cancel()
      if (response.headers.get('x-nextjs-cache') !== 'HIT') count += 1
    }
    return count
  }
  await madeBy({})
  const body = await madeBy({ body: '<p>Outro texto.</p>' })
  const title = await madeBy({ title: 'Outro título' })
  await stop()
  return {
    figure: `pages made anew by a save, ${posts} posts, ${all.length} pages`,
    measured: `body of a post ${body}, its title ${title}`,
    baseline: `with a naive tagged fetch ${all.length}`,
    ...(posts === 5_000 && { goal: 'body of a post: 1', isMet: body === 1 }),
  }
}
