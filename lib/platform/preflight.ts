import type { Settings } from './contract/model'
import { readShared } from './reads'
import { hasResource, type Resource, resourceNames } from './resources'
import { removeOldBodies } from './snapshot-files'
import type { Snapshot } from './state'

/**
 * Before a build: reads every resource once, for all of its workers, so that a platform that cannot be read stops it before a page is made. The
 * log names each failure with its reason and address.
 * @throws Error naming the resources that could not be read
 */
export async function preflight(): Promise<Settings> {
  await removeOldBodies()
  const settings = await attempt('settings')
  if (settings === undefined) throw notBuilt(['settings'])
  const others = resourceNames.filter((name) => name !== 'settings' && hasResource(settings.contract, name))
  const snapshots = await Promise.all(others.map(attempt))
  const failed = others.filter((_, index) => snapshots[index] === undefined)
  if (failed.length > 0) throw notBuilt(failed)
  return settings.content
}

/** The snapshot; undefined, and a line in the log, when the read failed. */
async function attempt<R extends Resource>(resource: R): Promise<Snapshot<R> | undefined> {
  return readShared(resource).catch(() => undefined)
}

function notBuilt(resources: Resource[]): Error {
  const list = resources.join(', ')
  return new Error(`The site was not built: the platform could not be read for ${list} (see above).`)
}
