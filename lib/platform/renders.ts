import { performance } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { processState } from '../process-state'
import { processTime } from '../process-time'

/*
 * A view that comes while the same page is being made gets that one, even when its content was renewed meanwhile. So a push
 * is answered when the renders are over that took older copies. The cache of pages tells of those that it keeps. Of others,
 * and in `next dev`, nobody does, but they need nothing except the processor then, and leave it idle when they are done.
 */

/** A dozen pages of a process that has just started, on a busy machine, take over a second. */
const LONGEST_WAIT_MS = 3_500
const STEP_MS = 8
const IDLE_STEPS = 25

/** When each render took a copy, under the tag that its page bears; `page-cache.cjs` takes out what it keeps. */
const underWay = processState('renders under way', () => new Map<string, number>())
const counter = processState('copies taken', () => ({ count: 0 }))

/** Names the taking of a copy: `taken-<process time>-<count>`. */
export function takingTag(): string {
  counter.count += 1
  return `taken-${processTime()}-${counter.count}`
}

/** A render has taken a copy. */
export function noteRender(tag: string): void {
  const now = processTime()
  for (const [older, at] of underWay) if (at + LONGEST_WAIT_MS < now) underWay.delete(older)
  underWay.set(tag, now)
}

/** Waits, if need be, for the renders that have taken their copies. */
export async function rendersOver(): Promise<void> {
  const tags = [...underWay.keys()]
  const limit = Math.max(0, ...underWay.values()) + LONGEST_WAIT_MS
  const areOver = () => !tags.some((tag) => underWay.has(tag))
  for (let idle = 0; !areOver() && idle < IDLE_STEPS && processTime() < limit; ) {
    const before = performance.eventLoopUtilization()
    await sleep(STEP_MS)
    idle = performance.eventLoopUtilization(before).utilization < 0.5 ? idle + 1 : 0
  }
  for (const tag of tags) underWay.delete(tag)
}
