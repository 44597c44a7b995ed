import { buildId } from '../../environment/build-facts'
import { sharedValue } from '../../next/page-cache/shared-value'
import { type Resource, tagsOf } from '../../platform/resources'
import type { SharedBody } from '../state'

/*
 * What the functions of a serverless host share, in its data cache: one value for each resource. It counts until a push of one of the
 * resource's tags, or until it is past its age.
 */

/** The value of a resource; that of `make` when there is none or when it is older than so many seconds. */
export function sharedBody(
  resource: Resource,
  make: () => Promise<SharedBody>,
  revalidate: number | false = false,
): Promise<SharedBody> {
  return sharedValue([buildId(), resource], make, { tags: [...tagsOf(resource)], revalidate })
}

/** The value, whatever its age. */
export async function sharedBodyOrNone(resource: Resource): Promise<SharedBody | undefined> {
  const none = () => Promise.reject(new Error('none'))
  return sharedBody(resource, none).catch(() => undefined)
}
