import { setTimeout as sleep } from 'node:timers/promises'
import { type Resource, resourceNames, tagsOf } from '../../platform/resources'
import { processTime } from '../../process/process-time'
import { type SharedBody, stateOf } from '../state'
import { sharedBody, sharedBodyOrNone } from './shared-values'

/** How soon the host should know of a revalidated tag. */
const EXPIRY_LIMIT_MS = 3_000
const LOOK_AGAIN_MS = 20

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
