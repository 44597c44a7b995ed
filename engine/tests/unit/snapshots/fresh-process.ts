import { rmSync } from 'node:fs'
import { resourceNames } from '../../../../lib/kinds/names'
import { processState } from '../../../src/process/process-state'
import { isStored } from '../../../src/snapshots/read-tagged'
import { sources } from '../../../src/snapshots/sources'

/** Resets the stored content to the state of a process that has just started, on a disk without content. */
export async function likeFreshProcess(): Promise<void> {
  await isStored(resourceNames)
  for (const { retry } of sources().all) clearTimeout(retry)
  rmSync(process.env.NEXT_DIST_DIR ?? '', { recursive: true, force: true })
  forgetEverything()
}

/** Resets the memory to the state of another process. */
export function forgetEverything(): void {
  delete processState.sources
  delete processState.assembled
}
