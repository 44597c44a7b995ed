import { performance } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { processState } from '../process-state'

/*
 * A view that comes while the same page is being made gets that one, even when its content was renewed meanwhile. So a push
 * is answered when the renders are over that took older copies; the framework does not tell, but they need nothing except
 * the processor then, and leave it idle when they are done.
 */

/** A dozen pages of a process that has just started, on a busy machine, take over a second. */
const LONGEST_WAIT_MS = 2_000
const STEP_MS = 8
const IDLE_STEPS = 3

const taken = processState('copies taken', () => ({ at: 0 }))

/** A render takes a copy now. */
export function noteRender(): void {
  taken.at = Date.now()
}

/** Waits, if need be, for the renders that have taken their copies. */
export async function rendersOver(): Promise<void> {
  const limit = taken.at + LONGEST_WAIT_MS
  for (let idle = 0; idle < IDLE_STEPS && Date.now() < limit; ) {
    const before = performance.eventLoopUtilization()
    await sleep(STEP_MS)
    idle = performance.eventLoopUtilization(before).utilization < 0.5 ? idle + 1 : 0
  }
}
