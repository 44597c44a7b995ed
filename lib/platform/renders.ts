import { setTimeout as sleep } from 'node:timers/promises'
import { processState } from '../process-state'

/*
 * A view that comes while the same page is being made gets that one, even when its content was renewed meanwhile. So a push
 * is answered when the renders are over that took older copies; the framework does not tell, but they need nothing except
 * the processor then, and leave it idle when they are done.
 */

/** What a render takes at most once it has its copies, also when a dozen of them share a processor. */
const LONGEST_RENDER_MS = 500
const STEP_MS = 15
const IDLE_STEPS = 2

const taken = processState('copies taken', () => ({ at: 0 }))

/** A render takes a copy now. */
export function noteRender(): void {
  taken.at = Date.now()
}

/** Waits, if need be, for the renders that have taken their copies. */
export async function rendersOver(): Promise<void> {
  const { at } = taken
  for (let idle = 0; idle < IDLE_STEPS && Date.now() - at < LONGEST_RENDER_MS; ) {
    const start = performance.now()
    await sleep(STEP_MS)
    idle = performance.now() - start < 2 * STEP_MS ? idle + 1 : 0
  }
}
