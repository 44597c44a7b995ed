import { buildId } from '../../environment/build-facts'
import { sharedValue } from '../../next/page-cache/shared-value'
import { type Resource, resourceNames, tagsOf } from '../../platform/resources'
import { RETRY_MS, RETRY_REFUSED_KEY_MS } from '../reads/failures'
import type { SharedBody } from '../state'

/*
 * What the functions of a serverless host share, in its data cache: the body of each resource, and the pauses after failed reads. A value
 * counts until a push of one of the resource's tags, or until it is past its age.
 */

/** The body of a resource; that of `make` when there is none or when it is older than so many seconds. */
export function sharedBody(
  resource: Resource,
  make: () => Promise<SharedBody>,
  revalidate: number | false = false,
): Promise<SharedBody> {
  return sharedValue([buildId(), resource], make, { tags: [...tagsOf(resource)], revalidate })
}

/** The body, whatever its age. */
export function sharedBodyOrNone(resource: Resource): Promise<SharedBody | undefined> {
  return sharedBody(resource, none).catch(() => undefined)
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
  const tags = what === 'key' ? resourceNames : [...tagsOf(what)]
  return sharedValue([buildId(), 'pause', what], make, { tags, revalidate: milliseconds / 1_000 })
}

/** Stores nothing where there is no value. */
async function none(): Promise<never> {
  throw new Error('none')
}
