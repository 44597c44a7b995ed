import { setTimeout as sleep } from 'node:timers/promises'
import type { Site } from '@/lib/content/site'
import { logSave } from '@/lib/platform/log'
import { changesBetween } from './changes'

/** A push that was answered. */
interface Save {
  tags: string[]
  before: Site | undefined
  after: Site
  /** How long the answer took. */
  milliseconds: number
}

/** Saves are counted once no other has come for so long. The second is the longest wait. */
const QUIET_MS = 500
const LONGEST_WAIT_MS = 30_000

let waiting: { saves: Save[]; since: number } | undefined

/**
 * Logs a save on a server that keeps its pages itself. The changed pages are counted for the log alone, so the count waits until the
 * first views after the save are answered, and until no more saves come.
 */
export async function logSaveInTime(save: Save): Promise<void> {
  const { saves, since } = waiting ?? { saves: [], since: performance.now() }
  const together = { saves: [...saves, save], since }
  waiting = together
  if (performance.now() - since < LONGEST_WAIT_MS) await sleep(QUIET_MS)
  // A later save logs this one too.
  if (waiting !== together) return
  waiting = undefined
  for (const { tags, before, after, milliseconds } of together.saves) {
    const { pages } = await changesBetween(before, after)
    logSave(tags, pages, milliseconds)
  }
}
