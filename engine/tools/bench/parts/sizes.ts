import { buildSite } from '../../../tests/builds/build-sites'
import { duration, median } from '../../../tests/figures/figures'
import { memoryOf } from '../../../tests/figures/memory'
import type { Build } from '../../../tests/servers/next-program'
import { type Part, ratio, textOf, timeOf } from '../report'
import { startTenant } from '../tenant'
import { throughput } from './load'
import { measureLoop } from './loop'
import { buildMinimalApp } from './minimal-app'

/** The build, and the same site with more and more posts: what grows, and by how much. */
export async function measureSizes(smallestStart: number): Promise<Part> {
  // Builds alternate, because the load of a machine varies.
  const builds: Record<'site' | 'smallest', Build[]> = { site: [], smallest: [] }
  for (let round = 0; round < 3; round += 1) {
    builds.site.push(await buildSite('mare-alta', { isCold: true }))
    builds.smallest.push(await buildMinimalApp())
  }
  const [site, smallest] = [typical(builds.site), typical(builds.smallest)]
  const rows: Part['rows'] = [
    {
      figure: 'build, which reads no content',
      measured: `${duration(site.milliseconds)}, ${site.mebibytes} MiB`,
      baseline: `smallest app's ${duration(smallest.milliseconds)}, ${smallest.mebibytes} MiB`,
      goal: `three times the smallest app's: ${ratio(site.milliseconds, smallest.milliseconds)}, 1,000 MiB`,
      isMet: site.milliseconds <= 3 * smallest.milliseconds && site.mebibytes <= 1_000,
    },
  ]
  for (const posts of [10, 2_000, 5_000]) {
    const tenant = await startTenant({ posts })
    const { origin, processId, startMilliseconds } = tenant.site
    const times: number[] = []
    for (const path of (await tenant.paths()).slice(-40))
      times.push(await timeOf(() => textOf(origin + path)))
    const firstVisit = median(times)
    await throughput(origin)
    const memory = Math.round(memoryOf(processId, 'peak'))
    await tenant.stop()
    rows.push({
      figure: `${posts} posts: start to ready; first visit of a page, median of 40; server's memory after load`,
      measured: `${duration(startMilliseconds)}; ${duration(firstVisit)}; ${memory} MB`,
      baseline: `smallest app's start ${duration(smallestStart)}`,
      ...(posts === 2_000 && { goal: 'first visit 60 ms', isMet: firstVisit <= 60 }),
    })
  }
  return { title: 'Growth', rows: [...rows, ...(await measureLoop())] }
}

/** The median figures. The goal counts memory as the operating system does. */
function typical(builds: Build[]) {
  return {
    milliseconds: median(builds.map(({ milliseconds }) => milliseconds)),
    mebibytes: Math.round((median(builds.map(({ megabytes }) => megabytes)) * 1_000_000) / 2 ** 20),
  }
}
