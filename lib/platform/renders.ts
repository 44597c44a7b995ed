import { setTimeout as sleep } from 'node:timers/promises'
import { processState } from '../process-state'
import { processTime } from '../process-time'

/*
 * A view that comes while the same page is being made gets that page, even when its content has changed meanwhile: Next.js 16.4 lets
 * it wait for the render under way. So a push is answered when the renders are over that may have begun with older content.
 */

const LONGEST_WAIT_MS = 3_500
const STEP_MS = 5

/** When the render of each page began; `page-cache.cjs` adds and removes them. */
const underWay = processState('renders under way', () => new Map<string, number>())

/** Waits for the renders that are under way now, no longer than given. */
export async function rendersOver(limitMs: number): Promise<void> {
  const now = processTime()
  const begun = [...underWay].filter(([, at]) => now - at < LONGEST_WAIT_MS)
  const end = now + Math.min(limitMs, LONGEST_WAIT_MS)
  while (begun.some(([key, at]) => underWay.get(key) === at) && processTime() < end) {
    await sleep(STEP_MS)
  }
}

/** A render that failed: `page-cache.cjs` hears nothing of it. Its key ends with the path. */
export function forgetRender(path: string): void {
  const [pathname = ''] = path.split('?')
  for (const key of underWay.keys()) if (key.endsWith(`/$${pathname}`)) underWay.delete(key)
}
