import { setTimeout as sleep } from 'node:timers/promises'
import { processTime } from '../../process/process-time'
import { decoded } from '../../routing/decoded'
import { pathInApp } from '../../routing/paths'
import { endRender, rendersUnderWay } from './renders.cjs'

/*
 * A view of a page that is being rendered waits for that render in Next.js 16.4, and gets its page even when the content has changed
 * meanwhile. A push is therefore answered only when the renders that may have begun with older content are over.
 */

const STEP_MS = 5

/** Waits for the renders that are under way now, at most `limitMs`; returns whether they are over. */
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

/**
 * Forgets a render that failed, since Next.js does not tell `page-cache.cjs`. The key of the render ends with the decoded path.
 * @param path as it was requested
 */
export function forgetRender(path: string): void {
  const [pathname = ''] = pathInApp(path).split('?')
  const ends = [pathname, decoded(pathname)].map((end) => `/$${end}`)
  for (const [key] of rendersUnderWay()) if (ends.some((end) => key.endsWith(end))) endRender(key)
}
