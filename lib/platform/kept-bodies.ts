import { keepInDataCache } from './data-cache-bodies'
import { isServer, isServerless } from './host'
import { type Resource, resourceNames } from './resources'
import { type StoredBody, storeBody } from './snapshot-files'
import { stateOf } from './state'

/**
 * Puts a body where a process finds it that has just started: a file, or on a serverless host the data cache. A server goes on
 * meanwhile; what does not stay, waits.
 */
export async function keepBody(resource: Resource, body: StoredBody & { hash: string }): Promise<void> {
  const state = stateOf(resource)
  state.storing = (state.storing ?? Promise.resolve()).then(async () => {
    if (state.storedHash !== body.hash && (await store(resource, body))) state.storedHash = body.hash
  })
  if (!isServer()) await state.storing
}

async function store(
  resource: Resource,
  { hash, ...stored }: StoredBody & { hash: string },
): Promise<boolean> {
  if (!isServerless()) return storeBody(resource, stored)
  return keepInDataCache(resource, hash, stored.body)
}

/** Settles when all bodies that were read so far have been put there. */
export async function bodiesKept(): Promise<void> {
  await Promise.all(resourceNames.map((resource) => stateOf(resource).storing))
}
