import { setTimeout as sleep } from 'node:timers/promises'
import { processState } from '@/lib/environment/process/process-state'
import { processTime } from '@/lib/environment/process/process-time'
import { decoded } from '@/lib/format/decoded'
import { pathInApp } from '@/lib/routing/paths'

/** Each render takes memory until it is over, and more renders at once finish no page sooner. */
const MOST_AT_ONCE = 20
/** A render that takes longer counts as failed. */
const LONGEST_MS = 20_000
/** How often the queue and a push look whether renders are over. */
const QUEUE_STEP_MS = 20
const PUSH_STEP_MS = 5

processState.renders ??= new Map()
const { renders: underWay } = processState

/** Call before a page is rendered. Waits while MOST_AT_ONCE renders are under way. */
export async function beginRender(key: string): Promise<void> {
  while (rendersUnderWay().length >= MOST_AT_ONCE && !underWay.has(key)) await sleep(QUEUE_STEP_MS)
  underWay.set(key, processTime())
}

export function endRender(key: string): void {
  underWay.delete(key)
}

/** Whether all present renders end in time. Next.js 16.4 gives a view the render under way, whatever has changed since: a push waits for them. */
export async function rendersOver(limitMs: number): Promise<boolean> {
  const limit = processTime() + limitMs
  const begun = rendersUnderWay()
  const areOver = () => {
    const now = new Map(rendersUnderWay())
    return begun.every(([key, at]) => now.get(key) !== at)
  }
  while (!areOver() && processTime() < limit) await sleep(PUSH_STEP_MS)
  return areOver()
}

/** Forgets a render that failed, which Next.js does not tell `page-cache.cjs`. The key of a render ends with the decoded path. */
export function forgetRender(path: string): void {
  const [pathname = ''] = pathInApp(path).split('?')
  const ends = [pathname, decoded(pathname)].map((end) => `/$${end}`)
  for (const [key] of rendersUnderWay()) if (ends.some((end) => key.endsWith(end))) endRender(key)
}

function rendersUnderWay(): [string, number][] {
  const now = processTime()
  for (const [key, at] of underWay) if (now - at > LONGEST_MS) underWay.delete(key)
  return [...underWay]
}
