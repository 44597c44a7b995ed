import { processTime } from '../process-time'
import { config } from './config'
import { parserEditedAt } from './contract/edited-at'
import { isServer, isServerless } from './host'
import { adoptStored, isPaused, readShared } from './reads'
import { ageOf, type Resource, resourceNames, SECONDS_WITH_PUSH } from './resources'
import { lastSharedSnapshot, sharedSnapshot } from './shared-snapshots'
import { storedBody } from './snapshot-files'
import { type ResourceState, type Snapshot, stateOf } from './state'

/**
 * What pages are made from now. Waits for the platform only where nothing was ever read: a snapshot past its age is shown, and
 * read anew behind it (`readIfAged`). Undefined for a resource that was never read well and cannot be read.
 * @throws Error on a host that keeps the pages, which then goes on with the page that it has
 */
export async function currentSnapshot<R extends Resource>(resource: R): Promise<Snapshot<R> | undefined> {
  if (isServerless()) return sharedSnapshot(resource)
  const last = await lastSnapshot(resource)
  if (last) return last
  const state = stateOf(resource)
  const isKnownToFail = state.retry !== undefined || isPaused(resource)
  if (isKnownToFail && resourceNames.some((name) => stateOf(name).snapshot)) return undefined
  return readShared(resource).catch(() => undefined)
}

/** The last good snapshot, if there ever was one. Asks the platform nothing. */
export async function lastSnapshot<R extends Resource>(resource: R): Promise<Snapshot<R> | undefined> {
  if (isServerless()) return lastSharedSnapshot(resource)
  const state = stateOf(resource)
  if (state.snapshot && state.snapshot.parserEditedAt < parserEditedAt) {
    delete state.snapshot
    delete state.restoring
  }
  if (state.snapshot === undefined) await restore(resource, state)
  return state.snapshot
}

/** Reads anew, in the background, those resources whose snapshot is past its age. Each costs at most one read per age. */
export function readIfAged(resources: Iterable<Resource>): void {
  for (const resource of resources) readIfOlder(resource, ageOf(resource, config()))
}

/** The same for those past the longest age of all. */
export function readIfAncient(resources: Iterable<Resource>): void {
  for (const resource of resources) readIfOlder(resource, SECONDS_WITH_PUSH)
}

/** A read that failed may have been for a push, and what was never read is missing: both are due when their pause is over. */
function readIfOlder(resource: Resource, seconds: number): void {
  const { snapshot, confirmedAt, failure, inFlight, nextPushRead } = stateOf(resource)
  if (!isServer() || inFlight || nextPushRead || isPaused(resource)) return
  const age = snapshot ? processTime() - (confirmedAt ?? startOfAge(snapshot)) : Number.POSITIVE_INFINITY
  if (failure || age > seconds * 1_000) readShared(resource).catch(() => undefined)
}

/** A snapshot of an earlier process is as old as it says, but never younger than this process by a clock that was put back. */
function startOfAge({ readAt }: Snapshot): number {
  return Math.min(readAt, performance.timeOrigin)
}

/** Once: a file that is not there now will not be there later either. */
function restore<R extends Resource>(resource: R, state: ResourceState<R>): Promise<void> {
  state.restoring ??= storedBody(resource).then((stored) => {
    // A body that this version of the site cannot parse is none.
    try {
      if (stored) adoptStored(resource, stored)
    } catch {}
  })
  return state.restoring
}
