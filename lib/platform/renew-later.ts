import { setTimeout as sleep } from 'node:timers/promises'
import { processState } from '../process-state'

/*
 * Pushes come once. One whose read failed is tried again until it can be read, so that the first view after an outage is
 * fresh already.
 */

const RETRY_EVERY_MS = 5_000

const waiting = processState('pushes to try again', () => new Set<string>())

/** A push of this tag was read well: nothing is left to do. */
export function forgetLater(tag: string): void {
  waiting.delete(tag)
}

/** Tries until `attempt` answers true, or another push of the tag was read well. */
export async function renewLater(tag: string, attempt: () => Promise<boolean>): Promise<void> {
  if (waiting.has(tag)) return
  waiting.add(tag)
  while (waiting.has(tag)) {
    // Does not keep a process alive that was told to stop.
    await sleep(RETRY_EVERY_MS, undefined, { ref: false })
    if (waiting.has(tag) && (await attempt())) waiting.delete(tag)
  }
}
