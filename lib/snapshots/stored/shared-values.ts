import { setTimeout as sleep } from 'node:timers/promises'
import { buildId } from '../../environment/build-facts'
import { sharedValue } from '../../next/page-cache/data-cache'
import { type Resource, resourceNames, tagsOf } from '../../platform/resources'
import { processTime } from '../../process/process-time'
import { RETRY_MS, RETRY_REFUSED_KEY_MS } from '../reads/failures'
import { type SharedBody, stateOf } from '../state'

/*
 * What the functions of a serverless host share, in its data cache: the body of each resource, and the pauses after failed reads. A value
 * counts until a push of one of the resource's tags, or until it is past its age.
 */

/** How soon the host should know of a revalidated tag. */
const EXPIRY_LIMIT_MS = 3_000
const LOOK_AGAIN_MS = 20

/** The body of a resource; that of `make` when there is none or when it is older than so many seconds. */
export function sharedBody(
  resource: Resource,
  make: () => Promise<SharedBody>,
  revalidate: number | false = false,
): Promise<SharedBody> {
  return sharedValue([buildId(), resource], make, { tags: tagsOf(resource), revalidate })
}

/** The body, whatever its age. */
export function sharedBodyOrNone(resource: Resource): Promise<SharedBody | undefined> {
  return sharedBody(resource, none).catch(() => undefined)
}

/** Whether the data cache keeps values for what was pushed. */
export async function areValuesKept(tags: string[]): Promise<boolean> {
  return allOf(tags, async (resource) => Boolean(await sharedBodyOrNone(resource)))
}

/**
 * Gives other functions what this one has read for a push. Call it once the push is answered: its `revalidateTag` removes the older
 * values as soon as the host knows of it.
 * @returns whether the other functions find it
 */
export async function shareReads(tags: string[]): Promise<boolean> {
  const limit = processTime() + EXPIRY_LIMIT_MS
  return allOf(tags, async (resource, own) => {
    // A value as old as the own read is one from before the answer, too.
    const isOlder = (value: SharedBody | undefined) => value !== undefined && value.readAt <= own.readAt
    while (isOlder(await sharedBodyOrNone(resource)) && processTime() < limit) await sleep(LOOK_AGAIN_MS)
    await sharedBody(resource, async () => own)
    const kept = await sharedBodyOrNone(resource)
    return kept !== undefined && kept.readAt >= own.readAt
  })
}

/** Whether something is true of each resource that this function has read for these tags. */
async function allOf(
  tags: string[],
  isTrue: (resource: Resource, own: SharedBody) => Promise<boolean>,
): Promise<boolean> {
  const read = resourceNames.filter((resource) => tagsOf(resource).some((tag) => tags.includes(tag)))
  const answers = read.map((resource) => {
    const { shared } = stateOf(resource)
    return shared === undefined || isTrue(resource, shared)
  })
  return (await Promise.all(answers)).every(Boolean)
}

/** Whether reads of this resource are paused in all functions. A refused key pauses all resources. */
export async function isPausedForAll(resource: Resource): Promise<boolean> {
  const pauses = await Promise.all(
    [resource, 'key' as const].map((what) => pause(what, none).catch(() => false)),
  )
  return pauses.includes(true)
}

export async function pauseForAll(what: Resource | 'key'): Promise<void> {
  await pause(what, async () => true)
}

function pause(what: Resource | 'key', make: () => Promise<boolean>): Promise<boolean> {
  const milliseconds = what === 'key' ? RETRY_REFUSED_KEY_MS : RETRY_MS
  const tags = what === 'key' ? resourceNames : tagsOf(what)
  return sharedValue([buildId(), 'pause', what], make, { tags, revalidate: milliseconds / 1_000 })
}

/** Stores nothing where there is no value. */
async function none(): Promise<never> {
  throw new Error('none')
}
