import type { Resource } from '../../platform/resources'
import { processTime } from '../../process/process-time'
import { within } from '../../process/within'
import { type Snapshot, stateOf } from '../state'
import { startRead } from './reads'

/** A read for a push that takes longer no longer holds back the next one. Most platforms answer in a tenth of it. */
const HANGS_AFTER_MS = 1_000

/**
 * Reads a resource for a push. A read that started before the push is not shared, since it may have seen the content before the save: while
 * one read for a push is under way, all further pushes share the next one. Its result counts for a read that hangs, too.
 */
export function readForPush<R extends Resource>(resource: R): Promise<Snapshot<R>> {
  const state = stateOf(resource)
  state.nextPushRead ??= nextRead(resource)
  return state.nextPushRead
}

async function nextRead<R extends Resource>(resource: R): Promise<Snapshot<R>> {
  const state = stateOf(resource)
  const { pushRead } = state
  await (pushRead && within(HANGS_AFTER_MS - (processTime() - pushRead.startedAt), pushRead.read))
  delete state.nextPushRead
  const startedAt = processTime()
  const read = startRead(resource)
  const newer = new Promise<Snapshot<R>>((supersede) => {
    state.pushRead = { read, startedAt, supersede }
  })
  const outcome = Promise.race([read, newer])
  pushRead?.supersede(outcome)
  return outcome
}
