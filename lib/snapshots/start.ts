import { resourceNames } from '../platform/resources'
import { isDevelopment } from '../process/mode'
import { processState } from '../process/process-state'
import { within } from '../process/within'
import { lastSnapshot } from './current-snapshot'
import { joinInstances } from './instances/instances'
import { restoreMoves, shareMoves } from './moves/moves'
import { isKeyRefused, isPaused } from './reads/failures'
import { readOthers, readShared } from './reads/reads'
import { stateOf } from './state'
import { removeOldBodies } from './stored/snapshot-files'
import { lastContent, tenantContent } from './tenant'

/** How long a start waits for the platform while there is content of an earlier start. */
const START_LIMIT_MS = 5_000

const start = processState('start', () => ({
  reading: undefined as Promise<void> | undefined,
  isOver: false,
}))

/**
 * Keeps the content of a long-running process current: follows pushes to other instances, and reads everything once, since the content of an
 * earlier start may be outdated. `next dev` reads what is viewed.
 */
export async function keepContentCurrent(): Promise<void> {
  await joinInstances()
  if (isDevelopment()) await removeOldBodies()
  else start.reading ??= readEverything()
}

/** Whether this process has content to show, as new as it could be read at the start. Waits for that read, and asks when it has failed. */
export async function isReady(): Promise<boolean> {
  if (start.isOver) return true
  await within(START_LIMIT_MS, start.reading ?? Promise.resolve())
  const isAsked = stateOf('settings').failure !== undefined && isPaused('settings')
  const content = isAsked ? await lastContent() : await tenantContent().catch(() => undefined)
  start.isOver = content !== undefined
  return start.isOver
}

async function readEverything(): Promise<void> {
  // The content of an earlier start shows which records have changed their slugs since.
  await Promise.all([restoreMoves(), ...resourceNames.map((name) => lastSnapshot(name))])
  await readShared('settings').catch(() => undefined)
  if (isKeyRefused()) return
  await readOthers()
  void shareMoves()
}
