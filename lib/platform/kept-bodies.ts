import { isServerless } from './host'
import type { Resource } from './resources'
import { type StoredBody, storeBody } from './snapshot-files'

/** Puts a body where a process finds it that has just started: a file, or on a serverless host the data cache. */
export async function keepBody(
  resource: Resource,
  { hash, ...stored }: StoredBody & { hash: string },
): Promise<void> {
  if (!isServerless()) return storeBody(resource, stored)
  // Loaded where it is needed: a build and the doctor do without Next.js' cache.
  const { keepInDataCache } = await import('./data-cache-bodies')
  return keepInDataCache(resource, hash, stored.body)
}
