import { isServer, isServerless } from '../../environment/host'
import { type Resource, resourceNames } from '../../platform/resources'
import { stateOf } from '../state'
import { keepInDataCache } from './data-cache-bodies'
import { type StoredBody, storeBody } from './snapshot-files'

/**
 * Stores a body for processes that start later: in a file, or on a serverless host in the data cache. A server does not wait until the
 * body is stored. A build or a serverless function does, since its process may end.
 */
export async function keepBody(resource: Resource, body: StoredBody & { hash: string }): Promise<void> {
  const state = stateOf(resource)
  const store = () =>
    isServerless() ? keepInDataCache(resource, body.hash, body.body) : storeBody(resource, body)
  state.storing = (state.storing ?? Promise.resolve()).then(async () => {
    if (state.storedHash !== body.hash && (await store())) state.storedHash = body.hash
  })
  if (!isServer()) await state.storing
}

/** Settles when all bodies that were read so far are stored. */
export async function bodiesKept(): Promise<void> {
  await Promise.all(resourceNames.map((resource) => stateOf(resource).storing))
}
