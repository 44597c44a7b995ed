import { z } from 'zod'
import { fromHostCache, toHostCache } from '../next/host-cache'
import { buildId } from './build-id'
import { config } from './config'
import { bodyFromDataCache } from './data-cache-bodies'
import { adoptStored, isPaused, RETRY_MS, readShared } from './reads'
import { ageOf, type Resource, resourceNames, tagsOf } from './resources'
import { storedBody } from './snapshot-files'
import { type Snapshot, stateOf } from './state'

/*
 * Snapshots on a serverless host, whose functions share nothing but its data cache. What is current stands there in a small reference for
 * each resource; the body, cut into parts that fit an entry, stands beside it under its hash. A reference is written over, never thrown
 * away, so that no function finds itself without content between two.
 */

const reference = z.object({ hash: z.string(), contract: z.literal([4, 6]), readAt: z.number() })

/**
 * The snapshot that all functions of the site take for current; undefined for a resource that the site has never had and that cannot be
 * read.
 * @throws Error when there is none and none can be read: the host then keeps the page that it has
 */
export async function sharedSnapshot<R extends Resource>(resource: R): Promise<Snapshot<R> | undefined> {
  const state = stateOf(resource)
  const shared = await fromReference(resource)
  if (shared && Date.now() - shared.readAt < ageOf(resource, config()) * 1_000) {
    state.isBehind = false
    return shared
  }
  const read = await readUnlessFailing(resource)
  state.isBehind = read === undefined
  // Of its own reads alone a function knows that they came after the pages that the host has.
  const last = read ?? shared ?? (state.confirmedAt === undefined ? undefined : state.snapshot)
  if (last === undefined && (await storedBody(resource))) {
    throw state.failure?.error ?? new Error(`${resource}: the platform is left alone after a failed read`)
  }
  return last
}

/** The one that pages were made from before a push, whatever its age; at first, that of the build. Asks the platform nothing. */
export async function lastSharedSnapshot<R extends Resource>(resource: R): Promise<Snapshot<R> | undefined> {
  const shared = (await fromReference(resource)) ?? stateOf(resource).snapshot
  if (shared) return shared
  const stored = await storedBody(resource)
  if (stored === undefined) return undefined
  const built = adoptStored(resource, stored)
  // It came with the function; the cache need not have it.
  delete stateOf(resource).storedHash
  return built
}

/**
 * Names the newest snapshots of pushed resources as the current ones.
 * @returns whether all other functions find them
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

/** Another function may have read later. */
async function name(resource: Resource, { hash, contract, readAt }: Snapshot): Promise<void> {
  const known = await currentReference(resource)
  if (known === undefined || known.readAt < readAt)
    await toHostCache(keyOf('reference', resource), { hash, contract, readAt })
}

/** The snapshot that the reference names; that of this process when it is newer. */
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
    // So that the next read puts it there again.
    delete state.storedHash
    return undefined
  }
  return adoptStored(resource, { ...current, body }, { isNewer: true })
}

/** However many functions there are, a platform that fails is asked again after the pause alone. */
async function readUnlessFailing<R extends Resource>(resource: R): Promise<Snapshot<R> | undefined> {
  const failedAt = z.number().safeParse(await fromHostCache(keyOf('failure', resource))).data ?? 0
  if (isPaused(resource) || Date.now() - failedAt < RETRY_MS) return undefined
  try {
    const snapshot = await readShared(resource)
    await name(resource, snapshot)
    return snapshot
  } catch {
    await toHostCache(keyOf('failure', resource), Date.now())
    return undefined
  }
}

async function currentReference(resource: Resource) {
  return reference.safeParse(await fromHostCache(keyOf('reference', resource))).data
}

function keyOf(kind: 'reference' | 'failure', resource: Resource): string[] {
  return [buildId(), kind, resource]
}
