import { setTimeout as sleep } from 'node:timers/promises'
import { type Resource, resourceNames, tagsOf } from '../../platform/resources'
import { processTime } from '../../process/process-time'
import { type SharedBody, stateOf } from '../state'
import { sharedBody, sharedBodyOrNone } from './shared-bodies'

/** How soon the host should know of a revalidated tag. */
const EXPIRY_LIMIT_MS = 3_000
const LOOK_AGAIN_MS = 20

/** Whether the data cache keeps values for what was pushed. */
export async function areValuesKept(tags: string[]): Promise<boolean> {
  const values = await Promise.all(readFor(tags).map(({ resource }) => sharedBodyOrNone(resource)))
  return values.every(Boolean)
}

/**
 * Gives other functions what this one has read for a push. Call it once the push is answered: its `revalidateTag` removes the older
 * values as soon as the host knows of it.
 * @returns whether the other functions find it
 */
export async function shareReads(tags: string[]): Promise<boolean> {
  const limit = processTime() + EXPIRY_LIMIT_MS
  const shared = await Promise.all(readFor(tags).map((read) => share(read, limit)))
  return shared.every(Boolean)
}

async function share({ resource, own }: OwnRead, limit: number): Promise<boolean> {
  while (isOlder(await sharedBodyOrNone(resource), own) && processTime() < limit) await sleep(LOOK_AGAIN_MS)
  await sharedBody(resource, async () => own)
  const kept = await sharedBodyOrNone(resource)
  return kept !== undefined && kept.readAt >= own.readAt
}

/** A value as old as the own read is one from before the answer, too. */
function isOlder(value: SharedBody | undefined, own: SharedBody): boolean {
  return value !== undefined && value.readAt <= own.readAt
}

interface OwnRead {
  resource: Resource
  own: SharedBody
}

/** What this process has read for these tags. */
function readFor(tags: string[]): OwnRead[] {
  return resourceNames.flatMap((resource) => {
    const { shared: own } = stateOf(resource)
    return own && tagsOf(resource).some((tag) => tags.includes(tag)) ? [{ resource, own }] : []
  })
}
