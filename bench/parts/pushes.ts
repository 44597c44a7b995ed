import { percentile, type Row } from '../report'
import { push, type Tenant } from '../tenant'

const TIMES = 50

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
