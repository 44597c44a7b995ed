import { unstable_cache } from 'next/cache'
import { cache } from 'react'
import { processState } from '../process-state'
import { processTime } from '../process-time'
import { isStored, restoreCopy, storeCopy } from './body-parts'
import { config } from './config'
import { type Copy, lastCopy, lastFailure } from './copies'
import { cacheEpoch } from './epoch'
import { readShared } from './flights'
import { absent } from './not-cached'
import { noteRender, takingTag } from './renders'
import { ageOf, type Resource, tagsOf } from './resources'

/*
 * How the framework's cache and the process memory work together. What every render reads, and what gives a page its
 * tags and its age, is a small stamp in the framework's data cache: it says which body is current. The body itself,
 * which may be far over the 2 MB that an entry can hold, lives parsed in process memory (`copies.ts`), and packed in
 * the data cache (`body-parts.ts`), where a process that has just started finds it without asking the platform.
 */

interface Stamp {
  hash: string
  readAt: number
  /** False: the platform could not be read, and this is the last good copy. */
  good: boolean
}

/** After a failed read, how long its pages live and the platform is left alone; seconds. */
const RETRY_AFTER = 10
/** A refused key is not retried in a loop; seconds. */
const RETRY_AFTER_REFUSED_KEY = 20
/**
 * How long a push's own read stands in for another one, in milliseconds: for the renders that follow the first view, and
 * until there is a first view.
 */
const PUSHED_IS_FRESH_MS = 5_000
const PUSHED_AND_UNSEEN_IS_FRESH_MS = 60_000

interface Pushed {
  at: number
  seenAt?: number
}

const pushed = processState('pushes', () => new Map<Resource, Pushed>())

/**
 * The current copy of a resource, for a render: within its age, else the last good one. One render has one.
 * @throws PlatformError when the platform cannot be read and no copy was ever good
 */
export const currentCopy = cache(async <R extends Resource>(resource: R): Promise<Copy<R>> => {
  const taken = takingTag()
  const copy = await stampedCopy(resource, taken)
  noteRender(taken)
  return copy
})

/** The same for what is no page: a push, the question for the contract. */
export function goodCopy<R extends Resource>(resource: R): Promise<Copy<R>> {
  return stampedCopy(resource)
}

async function stampedCopy<R extends Resource>(resource: R, taken?: string): Promise<Copy<R>> {
  if (lastCopy(resource) === undefined) await recallCopy(resource)
  let stamp = await stampOf(resource, ageOf(resource, config()), taken)
  if (!stamp.good) stamp = await stampOf(resource, RETRY_AFTER, taken)
  const copy = await copyFor(resource, stamp)
  if (!isStored(copy)) await share(resource)
  return copy
}

/** Puts a copy that was read for a push where other processes find it. */
export async function shareRenewedCopy(resource: Resource): Promise<void> {
  await stampOf(resource, ageOf(resource, config()))
  await storeCopy(resource)
}

/** A push came: whatever an earlier one has read stands in for nothing any more. */
export function beginRenewal(resource: Resource): void {
  pushed.delete(resource)
}

/** The copy in memory was read for a push: the next stamp may rely on it. */
export function noteRenewal(resource: Resource): void {
  pushed.set(resource, { at: processTime() })
}

async function copyFor<R extends Resource>(resource: R, stamp: Stamp): Promise<Copy<R>> {
  const copy = lastCopy(resource)
  if (copy && (copy.hash === stamp.hash || copy.order > 0)) return copy
  return (await restoreCopy(resource, stamp)) ?? readShared(resource)
}

/** A process that has just started takes what the data cache has, whatever its age, in case the platform is down. */
async function recallCopy(resource: Resource): Promise<void> {
  const stamp = await cachedStamp(absent.bind(null), resource, false).catch(() => undefined)
  if (stamp) await restoreCopy(resource, stamp)
}

function stampOf(resource: Resource, maxAge: number, taken?: string): Promise<Stamp> {
  return cachedStamp(makeStamp.bind(null, resource), resource, maxAge, taken)
}

/**
 * `make` is always a bound function: the framework puts its source text into the key, and all bound ones share it.
 * @param taken tells `page-cache.cjs` when a render took what it shows; it is no part of the key
 */
function cachedStamp(
  make: () => Promise<Stamp>,
  resource: Resource,
  revalidate: number | false,
  taken?: string,
): Promise<Stamp> {
  const tags = [...tagsOf(resource), ...(taken ? [taken] : [])]
  return unstable_cache(make, [cacheEpoch, 'stamp', resource], { tags, revalidate })()
}

async function makeStamp(resource: Resource): Promise<Stamp> {
  const last = lastCopy(resource)
  if (last && isJustPushed(resource)) return stampFor(last, true)
  if (last && isPaused(resource)) return stampFor(last, false)
  try {
    return stampFor(await readShared(resource), true)
  } catch (error) {
    if (last === undefined) throw error
    return stampFor(last, false)
  }
}

function isJustPushed(resource: Resource): boolean {
  const push = pushed.get(resource)
  if (push === undefined) return false
  const now = processTime()
  if (now - (push.seenAt ?? now) >= PUSHED_IS_FRESH_MS) return false
  push.seenAt ??= now
  return now - push.at < PUSHED_AND_UNSEEN_IS_FRESH_MS
}

function stampFor({ hash, readAt }: Copy, good: boolean): Stamp {
  return { hash, readAt, good }
}

/** Whether the platform is left alone after a failed read of this resource. */
export function isPaused(resource: Resource): boolean {
  const failure = lastFailure(resource)
  if (failure === undefined) return false
  const pause = failure.error.reason === 'key refused' ? RETRY_AFTER_REFUSED_KEY : RETRY_AFTER
  return processTime() - failure.at < pause * 1_000
}

/** A build's workers need the body at once; a visitor does not wait for it. */
async function share(resource: Resource): Promise<void> {
  const storing = storeCopy(resource)
  if (process.env.NEXT_PHASE === 'phase-production-build') await storing
}
