import { setTimeout as sleep } from 'node:timers/promises'
import { processState } from '../process-state'
import { processTime } from '../process-time'

/*
 * A view that comes while the same page is being made gets that page, even when its content has changed meanwhile: Next.js 16.4 lets
 * it wait for the render under way. So a push is answered when the renders are over that may have begun with older content.
 */

/** Nothing is heard of a render any more that takes longer. */
const LONGEST_RENDER_MS = 20_000
const STEP_MS = 5

/** When the render of each page began; `page-cache.cjs` adds and removes them. */
const underWay = processState('renders under way', () => new Map<string, number>())

/** Waits for the renders that are under way now, no longer than given; answers whether they are over. */
export async function rendersOver(limitMs: number): Promise<boolean> {
  const now = processTime()
  const begun = [...underWay].filter(([, at]) => now - at < LONGEST_RENDER_MS)
  const areOver = () => begun.every(([key, at]) => underWay.get(key) !== at)
  while (!areOver() && processTime() < now + limitMs) await sleep(STEP_MS)
  return areOver()
}

/** A render that failed: `page-cache.cjs` hears nothing of it. Its key ends with the path. */
export function forgetRender(path: string): void {
  const [pathname = ''] = path.split('?')
  for (const key of underWay.keys()) if (key.endsWith(`/$${pathname}`)) underWay.delete(key)
}
