import { processState } from '../process/process-state'
import type { Part } from '../snapshots/parts'

/* Reads that visits wait for, started by an agency's `revalidateTag`. No visit waits for a push, which reads before it calls `revalidateTag`. */

processState.awaitedReads ??= new Map()
const { awaitedReads } = processState

/** Makes visits of these parts wait until a read is done. */
export function makeVisitsWait(parts: readonly Part[], reading: Promise<unknown>): void {
  for (const part of parts) {
    const all = Promise.allSettled([awaitedReads.get(part), reading]).then(() => {
      if (awaitedReads.get(part) === all) awaitedReads.delete(part)
    })
    awaitedReads.set(part, all)
  }
}

export function isReadAwaited(): boolean {
  return awaitedReads.size > 0
}

/** Waits for the reads of these parts; false if there are none. */
export async function awaitReads(parts: Iterable<Part>): Promise<boolean> {
  const reads = [...parts].flatMap((part) => awaitedReads.get(part) ?? [])
  await Promise.all(reads)
  return reads.length > 0
}
