import { isDevelopment } from '../process/mode'
import { processState } from '../process/process-state'
import { within } from '../process/within'
import { joinInstances } from './instances'
import { START_LIMIT_MS } from './limits'
import { readAll, sourceOf, sources } from './sources'
import { removeOldBodies } from './stores/files'
import { readContent, storedContent } from './tenant'

processState.start ??= { isOver: false }
const { start } = processState

/** Follows pushes to other instances, and reads everything once: content of an earlier start may be outdated. `next dev` reads what is viewed. */
export async function keepContentCurrent(): Promise<void> {
  await joinInstances()
  if (isDevelopment()) await removeOldBodies()
  else start.reading ??= readEverything()
}

/** Whether this process has content to show. Waits for the read of the start, and reads again if that failed. */
export async function isReady(): Promise<boolean> {
  if (start.isOver) return true
  await within(START_LIMIT_MS, start.reading ?? Promise.resolve())
  const { failure, isPaused } = sourceOf('settings')
  const isPausedByFailure = failure !== undefined && isPaused
  const content = isPausedByFailure ? await storedContent() : await readContent().catch(() => undefined)
  start.isOver = content !== undefined
  return start.isOver
}

async function readEverything(): Promise<void> {
  const { all, moves } = sources()
  // The content of an earlier start shows which records have changed their slugs since.
  await Promise.all([moves.restore(), ...all.map(({ store }) => store.last())])
  await readAll()
  void moves.share()
}
