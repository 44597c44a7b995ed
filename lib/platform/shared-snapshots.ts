import { cachedValue, notCached } from '../next/data-cache'
import { processTime } from '../process-time'
import { buildId } from './build-id'
import { config } from './config'
import { bodyFromDataCache } from './data-cache-bodies'
import { adoptStored, isPaused, readShared } from './reads'
import { ageOf, type Contract, type Resource, resourceNames, tagsOf } from './resources'
import { type Snapshot, stateOf } from './state'

/*
 * Snapshots on a serverless host. What is current stands in a small reference in Next.js' data cache, which bears the tags and the
 * age of the resource; the body, cut into parts that fit an entry, stands beside it under its hash.
 */

interface Reference {
  hash: string
  contract: Contract
  readAt: number
}

/** A read as young as this stands for the next one, which follows a push. */
const JUST_READ_MS = 5_000

/**
 * The snapshot that all functions of the site take for current.
 * @throws PlatformError when there is none and none can be read: the host then keeps the page that it has
 */
export async function sharedSnapshot<R extends Resource>(resource: R): Promise<Snapshot<R>> {
  const reference = await currentReference(resource).catch(() => lastReference(resource))
  const shared = reference && (await snapshotOf(resource, reference))
  return shared ?? stateOf(resource).snapshot ?? readShared(resource)
}

/** The one that pages were made from before a push, whatever its age. Asks the platform nothing. */
export async function lastSharedSnapshot<R extends Resource>(resource: R): Promise<Snapshot<R> | undefined> {
  const reference = await lastReference(resource)
  return reference && snapshotOf(resource, reference)
}

/** The snapshot that a reference names; that of this process when it is newer. */
async function snapshotOf<R extends Resource>(
  resource: R,
  reference: Reference,
): Promise<Snapshot<R> | undefined> {
  const state = stateOf(resource)
  const { snapshot } = state
  if (snapshot && (snapshot.hash === reference.hash || snapshot.readAt > reference.readAt)) return snapshot
  const body = await bodyFromDataCache(resource, reference.hash)
  if (body === undefined) return undefined
  delete state.snapshot
  return adoptStored(resource, { ...reference, body })
}

/** Once pushed tags have expired: names the newest snapshots of their resources as the current ones. */
export async function shareSnapshots(tags: string[]): Promise<void> {
  const isPushed = (resource: Resource) => tagsOf(resource).some((tag) => tags.includes(tag))
  const pushed = resourceNames.filter((resource) => isPushed(resource) && stateOf(resource).snapshot)
  await Promise.all(pushed.map((resource) => currentReference(resource).catch(() => undefined)))
}

function currentReference(resource: Resource): Promise<Reference> {
  return cachedReference(resource, ageOf(resource, config()), async () => {
    const state = stateOf(resource)
    const isJustRead = processTime() - (state.confirmedAt ?? Number.NEGATIVE_INFINITY) < JUST_READ_MS
    if (isPaused(resource)) throw new Error(`${resource}: the platform is left alone after a failed read`)
    const { hash, contract, readAt } =
      isJustRead && state.snapshot ? state.snapshot : await readShared(resource)
    return { hash, contract, readAt }
  })
}

/** The last one, whatever its age. */
function lastReference(resource: Resource): Promise<Reference | undefined> {
  return cachedReference(resource, false, notCached).catch(() => undefined)
}

function cachedReference(resource: Resource, revalidate: number | false, make: () => Promise<Reference>) {
  return cachedValue([buildId(), 'reference', resource], make, { tags: [...tagsOf(resource)], revalidate })
}
