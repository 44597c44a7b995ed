import { buildId } from '../../environment/build-facts'
import { sharedValue } from '../../next/page-cache/shared-value'
import { type Resource, resourceNames, tagsOf } from '../../platform/resources'
import { RETRY_MS, RETRY_REFUSED_KEY_MS } from '../reads/failures'

/* The pauses after failed reads that all functions of a serverless host keep. A refused key pauses all resources. A push ends them. */

/** Whether reads of this resource are paused. */
export async function isPausedForAll(resource: Resource): Promise<boolean> {
  const none = () => Promise.reject(new Error('none'))
  const isOn = (what: Resource | 'key') => pause(what, none).catch(() => false)
  return (await Promise.all([isOn(resource), isOn('key')])).some(Boolean)
}

export async function pauseForAll(what: Resource | 'key'): Promise<void> {
  await pause(what, async () => true)
}

function pause(what: Resource | 'key', make: () => Promise<boolean>): Promise<boolean> {
  const milliseconds = what === 'key' ? RETRY_REFUSED_KEY_MS : RETRY_MS
  const tags = what === 'key' ? resourceNames : [...tagsOf(what)]
  return sharedValue([buildId(), 'pause', what], make, { tags, revalidate: milliseconds / 1_000 })
}
