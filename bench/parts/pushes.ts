import { percentile, type Row } from '../report'
import { push, type Tenant } from '../tenant'

const TIMES = 50
const AT_ONCE = 20

/** From the moment a push leaves the platform to the first view that shows the save; 50 times. */
export async function measurePushes(
  tenant: Tenant,
  siteOrigin: string,
  { resource, path, size, goalMs }: { resource: string; path: string; size: string; goalMs?: number },
): Promise<Row> {
  const answered: number[] = []
  const times: number[] = []
  for (let turn = 1; turn <= TIMES; turn += 1) {
    const title = `Gravado ${turn} vezes`
    tenant.save(resource, { title })
    // The sandbox reads its files anew: not a part of the site's time.
    await tenant.sandbox.state()
    const began = performance.now()
    await push(siteOrigin, resource)
    answered.push(performance.now() - began)
    while (!(await (await fetch(siteOrigin + path)).text()).includes(title));
    times.push(performance.now() - began)
  }
  const p95 = percentile(times, 95)
  return {
    figure: `push of ${resource} to its answer; to fresh view, ${size}`,
    measured: `${drawTimes(answered)}; ${drawTimes(times)}`,
    ...(goalMs !== undefined && { goal: `p95 ${goalMs} ms`, isMet: p95 <= goalMs }),
  }
}

function drawTimes(times: number[]): string {
  return `p50 ${Math.round(percentile(times, 50))} ms, p95 ${Math.round(percentile(times, 95))} ms`
}

/** Reads of the platform: of a start, of cached views, and of many pushes that come at once. */
export async function measureReads(tenant: Tenant, siteOrigin: string): Promise<Row[]> {
  const started = Math.max(...Object.values(await tenant.reads()))
  const total = async () => Object.values(await tenant.reads()).reduce((sum, count) => sum + count, 0)
  for (const path of ['/', '/servicos', '/blog']) await fetch(siteOrigin + path)
  const before = await total()
  for (let turn = 0; turn < 20; turn += 1)
    for (const path of ['/', '/servicos', '/blog']) await (await fetch(siteOrigin + path)).text()
  const viewed = (await total()) - before
  await Promise.all(Array.from({ length: AT_ONCE }, () => push(siteOrigin, 'values')))
  await fetch(`${siteOrigin}/sobre`)
  const pushed = (await total()) - before - viewed
  return [
    {
      figure: 'reads of a resource by a start',
      measured: String(started),
      goal: 'at most 2',
      isMet: started <= 2,
    },
    { figure: 'reads for 60 cached views', measured: String(viewed), goal: '0', isMet: viewed === 0 },
    {
      figure: `reads for ${AT_ONCE} pushes of one tag at once`,
      measured: String(pushed),
      goal: 'at most 2',
      isMet: pushed <= 2,
    },
  ]
}
