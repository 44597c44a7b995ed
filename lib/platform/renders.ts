import { setTimeout as sleep } from 'node:timers/promises'
import { processTime } from '../process-time'
import { endRender, rendersUnderWay } from '../renders.cjs'

/*
 * A view that comes while the same page is being made gets that page, even when its content has changed meanwhile: Next.js 16.4 lets
 * it wait for the render under way. So a push is answered when the renders are over that may have begun with older content.
 */

const STEP_MS = 5

/** Waits for the renders that are under way now, no longer than given; answers whether they are over. */
export async function rendersOver(limitMs: number): Promise<boolean> {
  const limit = processTime() + limitMs
  const begun = rendersUnderWay()
  const areOver = () => {
    const underWay = new Map(rendersUnderWay())
    return begun.every(([key, at]) => underWay.get(key) !== at)
  }
  while (!areOver() && processTime() < limit) await sleep(STEP_MS)
  return areOver()
}

/** A render that failed: `page-cache.cjs` hears nothing of it. Its key ends with the path. */
export function forgetRender(path: string): void {
  const [pathname = ''] = path.split('?')
  for (const [key] of rendersUnderWay()) if (key.endsWith(`/$${pathname}`)) endRender(key)
}
