import { gunzipSync } from 'node:zlib'
import type { Resource } from '../../platform/resources'
import { isKeyRefused, isPaused } from '../reads/failures'
import { adoptStored } from '../reads/parsed-snapshot'
import { readShared } from '../reads/reads'
import { ageOf } from '../refresh-intervals'
import { type SharedBody, type Snapshot, stateOf } from '../state'
import { isPausedForAll, pauseForAll, sharedBody, sharedBodyOrNone } from './shared-values'
import { storedBody } from './snapshot-files'

/*
 * Snapshots on a serverless host, whose functions share only its data cache. A function that finds no value there reads the platform and
 * stores what it has read.
 */

/**
 * The snapshot that all functions of the site use as the current one, or that of the build when none has read it since; undefined for a
 * resource that the site never had and that cannot be read.
 */
export async function sharedSnapshot<R extends Resource>(resource: R): Promise<Snapshot<R> | undefined> {
  const state = stateOf(resource)
  try {
    const shared = await sharedBody(resource, () => ownRead(resource), ageOf(resource))
    state.isBehind = false
    state.isOfBuild = false
    return adopted(resource, shared) ?? (await readUnlessPaused(resource))
  } catch {
    // Without a value, a snapshot is known to be newer than the host's pages only when this function read it itself.
    const last =
      (await lastShared(resource)) ?? (state.confirmedAt === undefined ? undefined : state.snapshot)
    Object.assign(state, { isBehind: true, isOfBuild: last === undefined })
    return last ?? lastSharedSnapshot(resource)
  }
}

/** The snapshot that pages were rendered from last, whatever its age; at first that of the build. Makes no request to the platform. */
export async function lastSharedSnapshot<R extends Resource>(resource: R): Promise<Snapshot<R> | undefined> {
  const last = (await lastShared(resource)) ?? stateOf(resource).snapshot
  if (last) return last
  const stored = await storedBody(resource)
  return stored && adoptStored(resource, stored)
}

async function lastShared<R extends Resource>(resource: R): Promise<Snapshot<R> | undefined> {
  const last = await sharedBodyOrNone(resource)
  return last && adopted(resource, last)
}

/** The snapshot of a value, or that of this process when it is newer; undefined when neither is at hand. */
function adopted<R extends Resource>(
  resource: R,
  { packed, ...shared }: SharedBody,
): Snapshot<R> | undefined {
  const { snapshot } = stateOf(resource)
  if (snapshot && (snapshot.hash === shared.hash || snapshot.readAt > shared.readAt)) return snapshot
  if (packed === undefined) return undefined
  const body = gunzipSync(Buffer.from(packed, 'base64'))
  return adoptStored(resource, { ...shared, body }, { isNewer: true })
}

/** Reads a resource for all functions. */
async function ownRead(resource: Resource): Promise<SharedBody> {
  await readUnlessPaused(resource)
  const { shared } = stateOf(resource)
  if (shared === undefined) throw new Error(`${resource}: not read`)
  return shared
}

/** Reads a resource, except during the pause after a failure, whose end all functions share. */
async function readUnlessPaused<R extends Resource>(resource: R): Promise<Snapshot<R>> {
  if (isPaused(resource) || (await isPausedForAll(resource))) throw new Error(`${resource}: left alone`)
  try {
    return await readShared(resource)
  } catch (error) {
    await pauseForAll(isKeyRefused() ? 'key' : resource)
    throw error
  }
}
