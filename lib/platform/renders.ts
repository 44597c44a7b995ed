import { setTimeout as sleep } from 'node:timers/promises'
import { processState } from '../process-state'
import { readsUnderWay } from './flights'

/*
 * The framework dates a page by the end of its render: one that took its copies before a push and ends after it would be
 * stored as new, and shown until its age. It does not tell when a render ends; here is what can be known of it.
 */

/** What a render takes once it has its copies, also when a dozen of them share a processor. */
const RENDER_MS = 500

const taken = processState('copies taken', () => ({ at: 0 }))

/** A render takes a copy now. */
export function noteRender(): void {
  taken.at = Date.now()
}

/** Runs `then` once the renders are over that have begun by now, if there are any. */
export async function afterRenders(then: () => void): Promise<void> {
  const reads = readsUnderWay()
  await Promise.allSettled(reads)
  const left = taken.at + RENDER_MS - Date.now()
  if (reads.length === 0 && left <= 0) return
  await sleep(left)
  then()
}
