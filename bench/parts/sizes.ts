import { buildSite } from '../../e2e/builds/build-sites'
import { duration } from '../../e2e/figures/figures'
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

/** The one of three builds that took neither the most nor the least time: machines are busier at one moment than at another. */
export async function typicalBuild(run: () => Promise<Build>): Promise<Build> {
  const builds = [await run(), await run(), await run()]
  return builds.sort((a, b) => a.milliseconds - b.milliseconds)[1] ?? run()
}

/** The same site with more and more posts: what grows, and by how much. */
export async function measureSizes(smallest: { build: Build; startMilliseconds: number }): Promise<Part> {
  const rows: Row[] = []
  let first: number | undefined
  for (const posts of [10, 100, 1_000, 5_000]) {
    const tenant = await startTenant({ posts })
    const build = await typicalBuild(() => buildSite('large', { isCold: true }))
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
      beside: `smallest app's build ${duration(smallest.build.milliseconds)}, ${mebibytes(smallest.build)} MiB; start ${duration(smallest.startMilliseconds)}`,
      ...(posts === 10 && {
        goal: `three times the smallest app's: ${ratio(build.milliseconds, smallest.build.milliseconds)}, 1,000 MiB`,
        isMet: build.milliseconds <= 3 * smallest.build.milliseconds && mebibytes(build) <= 1_000,
      }),
      ...(posts === 5_000 && {
        goal: `build twice that of 10 posts: ${ratio(build.milliseconds, first)}`,
        isMet: build.milliseconds <= 2 * first,
      }),
    })
  }
  return { title: 'Growth', rows: [...rows, ...(await measureLoop())] }
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
