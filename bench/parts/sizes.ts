import { buildSite } from '../../e2e/builds/build-sites'
import { duration, median } from '../../e2e/figures/figures'
import { memoryOf } from '../../e2e/figures/memory'
import { large } from '../../e2e/fixtures/large-tenant'
import type { Build } from '../../e2e/servers/next-program'
import { startSite } from '../../e2e/servers/site'
import { type Part, type Row, ratio } from '../report'
import { startTenant } from '../tenant'
import { measureLoop } from './loop'
import { measurePushes } from './pushes'
import { measureSaves } from './saves'
import { throughput } from './throughput'

const megabytes = (value: number) => `${Math.round(value)} MB`
/** The goal counts like the operating system. */
const mebibytes = ({ megabytes: value }: Build) => Math.round((value * 1_000_000) / 2 ** 20)

/** The medians of three builds of each. They take turns, since a machine is busier at one moment than at another. */
async function typicalBuilds(site: () => Promise<Build>, smallest: () => Promise<Build>) {
  const builds: { site: Build[]; smallest: Build[] } = { site: [], smallest: [] }
  for (let round = 0; round < 3; round += 1) {
    builds.site.push(await site())
    builds.smallest.push(await smallest())
  }
  return { build: typical(builds.site), smallestBuild: typical(builds.smallest) }
}

function typical(builds: Build[]): Build {
  return {
    milliseconds: median(builds.map(({ milliseconds }) => milliseconds)),
    megabytes: median(builds.map((build) => build.megabytes)),
  }
}

/** The build, and the same site with more and more posts: what grows, and by how much. */
export async function measureSizes(smallest: {
  build: () => Promise<Build>
  startMilliseconds: number
}): Promise<Part> {
  const { build, smallestBuild } = await typicalBuilds(
    () => buildSite('mare-alta', { isCold: true }),
    smallest.build,
  )
  const rows: Row[] = [
    {
      figure: 'build, which reads no content',
      measured: `${duration(build.milliseconds)}, ${mebibytes(build)} MiB`,
      beside: `smallest app's ${duration(smallestBuild.milliseconds)}, ${mebibytes(smallestBuild)} MiB`,
      goal: `three times the smallest app's: ${ratio(build.milliseconds, smallestBuild.milliseconds)}, 1,000 MiB`,
      isMet: build.milliseconds <= 3 * smallestBuild.milliseconds && mebibytes(build) <= 1_000,
    },
  ]
  for (const posts of [10, 2_000, 5_000]) {
    const tenant = await startTenant({ posts })
    const site = await startSite('large')
    const firstView = await measureFirstViews(site.origin)
    await throughput(site.origin)
    const memory = memoryOf(site.processId, 'peak')
    await site.stop()
    await tenant.stop()
    rows.push({
      figure: `${posts} posts: start to ready; first view of a page, median of 40; server's memory after load`,
      measured: `${duration(site.startMilliseconds)}; ${duration(firstView)}; ${megabytes(memory)}`,
      beside: `smallest app's start ${duration(smallest.startMilliseconds)}`,
      ...(posts === 2_000 && { goal: 'first view 60 ms', isMet: firstView <= 60 }),
    })
  }
  return { title: 'Growth', rows: [...rows, ...(await measureLoop())] }
}

/** The median of the first views of the last 40 pages of the sitemap, in milliseconds. */
async function measureFirstViews(origin: string): Promise<number> {
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text()
  const paths = [...sitemap.matchAll(/<loc>([^<]+)/g)].map(([, address = '']) => new URL(address).pathname)
  const times: number[] = []
  for (const path of paths.slice(-40)) {
    const began = performance.now()
    await (await fetch(origin + path)).text()
    times.push(performance.now() - began)
  }
  return median(times)
}

/** Pushes, of the demo and of the large tenant. */
export async function measureFreshness(): Promise<Part> {
  const rows: Row[] = []
  for (const [size, sizes] of [
    ['demo tenant', {}],
    ['large tenant (2,000 posts)', large],
  ] as const) {
    const tenant = await startTenant(sizes)
    const site = await startSite('large', { EXTRA_PUSH_TAGS: 'posts' })
    const isLarge = size !== 'demo tenant'
    const services = { size, resource: 'services', path: '/servicos', ...(isLarge && { goalMs: 150 }) }
    const posts = { size, resource: 'posts', path: '/blog', ...(isLarge && { goalMs: 400 }) }
    rows.push(
      await measurePushes(tenant, site.origin, services),
      await measurePushes(tenant, site.origin, posts),
    )
    await site.stop()
    await tenant.stop()
  }
  rows.push(...(await measureSaves()))
  return { title: 'Freshness', rows }
}
