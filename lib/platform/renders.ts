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

/** Waits, if need be, for the renders that have taken all their copies. */
export async function rendersOver(): Promise<void> {
  const left = taken.at + RENDER_MS - Date.now()
  if (left > 0) await sleep(left)
}

/** Runs `then` once the renders are over that still wait for a slow platform, if there are any. */
export async function afterSlowRenders(then: () => void): Promise<void> {
  const reads = readsUnderWay()
  if (reads.length === 0) return
  await Promise.allSettled(reads)
  await rendersOver()
  then()
}
