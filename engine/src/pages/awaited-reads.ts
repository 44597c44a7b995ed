import { processState } from '../process/process-state'
import type { Part } from '../snapshots/parts'

/* The reads that views wait for: those of an agency's `revalidateTag`. A push has read before it calls it, so that no view waits. */

processState.awaitedReads ??= new Map()
const { awaitedReads } = processState

/** Has the views of these parts wait until a read is over. */
export function haveViewsWait(parts: readonly Part[], reading: Promise<unknown>): void {
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

/** Waits for the reads of these parts; false when there are none. */
export async function readsOver(parts: Iterable<Part>): Promise<boolean> {
  const reads = [...parts].flatMap((part) => awaitedReads.get(part) ?? [])
  await Promise.all(reads)
  return reads.length > 0
}
