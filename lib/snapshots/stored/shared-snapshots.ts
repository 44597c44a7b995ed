import { z } from 'zod'
import { buildId } from '../../environment/build-facts'
import { currentEnvironment } from '../../environment/current-environment'
import { fromHostCache, toHostCache } from '../../next/page-cache/host-cache'
import { type Resource, resourceNames, tagsOf } from '../../platform/resources'
import { currentPause, isKeyRefused, isPaused } from '../reads/failures'
import { adoptStored } from '../reads/parsed-snapshot'
import { readShared } from '../reads/reads'
import { ageOf } from '../refresh-intervals'
import { type Snapshot, stateOf } from '../state'
import { bodyFromDataCache } from './data-cache-bodies'
import { storedBody } from './snapshot-files'

/*
 * Snapshots on a serverless host, whose functions share only its data cache. For each resource, a small reference in the cache names
 * the current body. The body is cached under its hash, cut into parts that fit into a cache entry. A reference is overwritten and never
 * deleted, so that no function is ever without content.
 */

const reference = z.object({ hash: z.string(), contract: z.literal([4, 6]), readAt: z.number() })

/**
 * The snapshot that all functions of the site use as the current one, or that of the build when none has read it since; undefined for a
 * resource that the site never had and that cannot be read.
 */
export async function sharedSnapshot<R extends Resource>(resource: R): Promise<Snapshot<R> | undefined> {
  const state = stateOf(resource)
  const shared = await fromReference(resource)
  if (shared && Date.now() - shared.readAt < ageOf(resource, currentEnvironment()) * 1_000) {
    state.isBehind = false
    state.isOfBuild = false
    return shared
  }
  const read = await readUnlessFailing(resource)
  state.isBehind = read === undefined
  // Without a reference, a snapshot is known to be newer than the host's pages only when this function read it itself.
  const last = read ?? shared ?? (state.confirmedAt === undefined ? undefined : state.snapshot)
  state.isOfBuild = last === undefined
  return last ?? lastSharedSnapshot(resource)
}

/** The snapshot that pages were rendered from last, whatever its age; at first that of the build. Makes no request to the platform. */
export async function lastSharedSnapshot<R extends Resource>(resource: R): Promise<Snapshot<R> | undefined> {
  const shared = (await fromReference(resource)) ?? stateOf(resource).snapshot
  if (shared) return shared
  const stored = await storedBody(resource)
  if (stored === undefined) return undefined
  const built = adoptStored(resource, stored)
  // The body came with the function and may be missing from the data cache. The next read stores it there.
  delete stateOf(resource).storedHash
  return built
}

/**
 * Makes the newest snapshots of pushed resources the current ones.
 * @returns whether all other functions can find them
 */
export async function shareSnapshots(tags: string[]): Promise<boolean> {
  const isPushed = (resource: Resource) => tagsOf(resource).some((tag) => tags.includes(tag))
  const pushed = resourceNames.filter((resource) => isPushed(resource) && stateOf(resource).snapshot)
  return (await Promise.all(pushed.map(isShared))).every(Boolean)
}

async function isShared(resource: Resource): Promise<boolean> {
  const state = stateOf(resource)
  const { snapshot } = state
  if (snapshot) await name(resource, snapshot)
  const now = await currentReference(resource)
  if (now === undefined || now.readAt < (snapshot?.readAt ?? 0)) return false
  return (await bodyFromDataCache(resource, now.hash)) !== undefined
}

/** Writes the reference, unless it names a later read of another function. */
async function name(resource: Resource, { hash, contract, readAt }: Snapshot): Promise<void> {
  const known = await currentReference(resource)
  if (known === undefined || known.readAt < readAt)
    await toHostCache(keyOf('reference', resource), { hash, contract, readAt })
}

/** The snapshot that the reference names, or that of this process when it is newer. */
async function fromReference<R extends Resource>(resource: R): Promise<Snapshot<R> | undefined> {
  const state = stateOf(resource)
  const { snapshot } = state
  const current = await currentReference(resource)
  if (current === undefined) return undefined
  if (snapshot?.hash === current.hash) {
    state.snapshot = { ...snapshot, readAt: Math.max(snapshot.readAt, current.readAt) }
    return state.snapshot
  }
  if (snapshot && snapshot.readAt > current.readAt) return snapshot
  const body = await bodyFromDataCache(resource, current.hash)
  if (body === undefined) {
    // The next read then stores the body again.
    delete state.storedHash
    return undefined
  }
  return adoptStored(resource, { ...current, body }, { isNewer: true })
}

/** Reads a resource, except during the pause after a failure, whose end all functions share. A refused key pauses all resources. */
async function readUnlessFailing<R extends Resource>(resource: R): Promise<Snapshot<R> | undefined> {
  const pausedUntil = z.number().safeParse(await fromHostCache(keyOf('pause', resource))).data ?? 0
  if (isPaused(resource) || Date.now() < pausedUntil) return undefined
  try {
    const snapshot = await readShared(resource)
    await name(resource, snapshot)
    return snapshot
  } catch {
    const paused = isKeyRefused() ? resourceNames : [resource]
    await Promise.all(paused.map((name) => toHostCache(keyOf('pause', name), Date.now() + currentPause())))
    return undefined
  }
}

async function currentReference(resource: Resource) {
  return reference.safeParse(await fromHostCache(keyOf('reference', resource))).data
}

function keyOf(kind: 'reference' | 'pause', resource: Resource): string[] {
  return [buildId(), kind, resource]
}
