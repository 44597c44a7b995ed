import { gzipSync } from 'node:zlib'
import { isServer, isServerless } from '../../environment/host'
import { type Resource, resourceNames } from '../../platform/resources'
import { stateOf } from '../state'
import { type StoredBody, storeBody } from './snapshot-files'

/** In characters. Next.js stores no more than 2 MB as one value. */
const MOST_LENGTH = 2_000_000

/**
 * Keeps a body for processes that start later: in a file, or in a serverless function for the data cache. A server does not wait until
 * the file is written. A build does, since its process may end.
 */
export async function keepBody(resource: Resource, body: StoredBody & { hash: string }): Promise<void> {
  const state = stateOf(resource)
  if (isServerless()) {
    const { body: bytes, ...read } = body
    const packed = gzipSync(bytes).toString('base64')
    // A body that is too large is left out: each function reads it itself.
    state.shared = packed.length > MOST_LENGTH ? read : { ...read, packed }
    return
  }
  state.storing = (state.storing ?? Promise.resolve()).then(async () => {
    if (state.storedHash !== body.hash && (await storeBody(resource, body))) state.storedHash = body.hash
  })
  if (!isServer()) await state.storing
}

/** Settles when all bodies that were read so far are stored. */
export async function bodiesKept(): Promise<void> {
  await Promise.all(resourceNames.map((resource) => stateOf(resource).storing))
}
