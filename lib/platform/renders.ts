import { performance } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { processState } from '../process-state'
import { readsUnderWay } from './flights'

/*
 * The framework dates a page by the end of its render: one that took its copies before a push and ends after it would be
 * stored as new, and shown until its age. It does not tell when a render ends; but one that has its copies only computes,
 * so it is over once the process has had nothing to do.
 */

const LOOK_EVERY_MS = 50
const IDLE_LOOKS = 2
/** A process that is never idle is not waited for longer. */
const LONGEST_WAIT_MS = 2_000

const taken = processState('copies taken', () => ({ at: 0 }))

/** A render takes a copy now. */
export function noteRender(): void {
  taken.at = Date.now()
}

/** Waits, if need be, for the renders that have taken all their copies. */
export async function rendersOver(): Promise<void> {
  if (Date.now() - taken.at > LONGEST_WAIT_MS) return
  const looks = LONGEST_WAIT_MS / LOOK_EVERY_MS
  for (let look = 0, idle = 0; look < looks && idle < IDLE_LOOKS; look += 1) {
    const before = performance.eventLoopUtilization()
    await sleep(LOOK_EVERY_MS)
    idle = performance.eventLoopUtilization(before).utilization < 0.5 ? idle + 1 : 0
  }
}

/** Runs `then` once the renders are over that still wait for a slow platform, if there are any. */
export async function afterSlowRenders(then: () => void): Promise<void> {
  const reads = readsUnderWay()
  if (reads.length === 0) return
  await Promise.allSettled(reads)
  await rendersOver()
  then()
}
