import { isServer, isServerless } from '../environment/host'
import { type Resource, resourceNames } from '../platform/resources'
import { processTime } from '../process/process-time'
import { isKeyRefused, isPaused } from './reads/failures'
import { adoptStored } from './reads/parsed-snapshot'
import { readShared } from './reads/reads'
import { type Snapshot, stateOf } from './state'
import { lastSharedSnapshot, sharedSnapshot } from './stored/shared-snapshots'
import { storedBody } from './stored/snapshot-files'

/**
 * The snapshot that pages are rendered from now. A server waits for the platform only when nothing was ever read: an expired snapshot is
 * still shown, and `readIfOlder` renews it in the background. A serverless function waits for the new read. Undefined for a resource that
 * was never read successfully and cannot be read.
 */
export async function currentSnapshot<R extends Resource>(resource: R): Promise<Snapshot<R> | undefined> {
  if (isServerless()) return sharedSnapshot(resource)
  const last = await lastSnapshot(resource)
  if (last) return last
  // Nobody waits for a resource that fails while there is anything else to show, nor asks again for it with a refused key.
  const isLeftAlone =
    stateOf(resource).failure !== undefined && resourceNames.some((name) => stateOf(name).snapshot)
  if (isLeftAlone || (isKeyRefused() && isPaused(resource))) return undefined
  return readShared(resource).catch(() => undefined)
}

/** The last good snapshot, if there is one. Makes no request to the platform. */
export async function lastSnapshot<R extends Resource>(resource: R): Promise<Snapshot<R> | undefined> {
  if (isServerless()) return lastSharedSnapshot(resource)
  const state = stateOf(resource)
  if (state.snapshot === undefined) {
    // Once: a file that is missing now will not appear later. A body that this version of the site cannot parse is ignored.
    state.restoring ??= storedBody(resource).then((stored) => stored && adoptStored(resource, stored))
    await state.restoring.catch(() => undefined)
  }
  return state.snapshot
}

/**
 * Reads a resource anew in the background when its snapshot is older. A failed read may have been for a push, and a resource that was never
 * read is missing: both are read again after the pause.
 */
export function readIfOlder(resource: Resource, seconds: number): void {
  const { snapshot, confirmedAt, failure, inFlight, nextPushRead } = stateOf(resource)
  if (!isServer() || inFlight || nextPushRead || isPaused(resource)) return
  // The clock may have been put back since an earlier process read the snapshot.
  const readAt = snapshot ? (confirmedAt ?? Math.min(snapshot.readAt, performance.timeOrigin)) : 0
  if (failure || processTime() - readAt > seconds * 1_000) readShared(resource).catch(() => undefined)
}
