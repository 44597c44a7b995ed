import { buildSite } from '../../e2e/builds/build-sites'
import { duration, median } from '../../e2e/figures/figures'
import { memoryOf } from '../../e2e/figures/memory'
import { large } from '../../e2e/fixtures/large-tenant'
import type { Build } from '../../e2e/servers/next-program'
import { startSite } from '../../e2e/servers/site'
import { type Part, type Row, ratio } from '../report'
import { startTenant } from '../tenant'
import { measureLoop } from './loop'
import { measurePushes, measureReads } from './pushes'
import { measureQuietHour, measureSaves } from './saves'
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

/** The same site with more and more posts: what grows, and by how much. */
export async function measureSizes(smallest: {
  build: () => Promise<Build>
  startMilliseconds: number
}): Promise<Part> {
  const loop = await measureLoop()
  const rows: Row[] = []
  let first: number | undefined
  for (const posts of [10, 100, 1_000, 5_000]) {
    const tenant = await startTenant({ posts })
    const { build, smallestBuild } = await typicalBuilds(
      () => buildSite('large', { isCold: true }),
      smallest.build,
    )
    first ??= build.milliseconds
    const site = await startSite('large')
    const start = site.startMilliseconds
    await throughput(site.origin)
    const memory = memoryOf(site.processId, 'peak')
    await site.stop()
    await tenant.stop()
    rows.push({
      figure: `${posts} posts: build; start to first answer; server's memory after load`,
      measured: `${duration(build.milliseconds)}, ${mebibytes(build)} MiB; ${duration(start)}; ${megabytes(memory)}`,
      beside: `smallest app's build ${duration(smallestBuild.milliseconds)}, ${mebibytes(smallestBuild)} MiB; start ${duration(smallest.startMilliseconds)}`,
      ...(posts === 10 && {
        goal: `three times the smallest app's: ${ratio(build.milliseconds, smallestBuild.milliseconds)}, 1,000 MiB`,
        isMet: build.milliseconds <= 3 * smallestBuild.milliseconds && mebibytes(build) <= 1_000,
      }),
      ...(posts === 5_000 && {
        goal: `build twice that of 10 posts: ${ratio(build.milliseconds, first)}`,
        isMet: build.milliseconds <= 2 * first,
      }),
    })
  }
  return { title: 'Growth', rows: [...rows, ...loop] }
}

/** Pushes and reads, of the demo and of the large tenant. */
export async function measureFreshness(): Promise<Part> {
  const rows: Row[] = []
  for (const [size, sizes] of [
    ['demo tenant', {}],
    ['large tenant (2,000 posts)', large],
  ] as const) {
    const tenant = await startTenant(sizes)
    await buildSite('large')
    const site = await startSite('large', { EXTRA_PUSH_TAGS: 'posts' })
    rows.push(
      ...(await measureReads(tenant, site.origin)).map((row) => ({
        ...row,
        figure: `${row.figure}, ${size}`,
      })),
    )
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
  rows.push(...(await measureSaves()), await measureQuietHour())
  return { title: 'Freshness and reads of the platform', rows }
}
