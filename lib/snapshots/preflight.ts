import type { Settings } from '../platform'
import { hasResource, type Resource, resourceNames } from '../platform/resources'
import { readShared } from './reads/reads'
import type { Snapshot } from './state'
import { removeOldBodies } from './stored/snapshot-files'

/**
 * Before a build, reads every resource once for all of its workers. A platform that cannot be read stops the build before a page is
 * rendered. The log names each failure with its reason and address.
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

/** The snapshot; undefined when the read failed, which is logged. */
async function attempt<R extends Resource>(resource: R): Promise<Snapshot<R> | undefined> {
  return readShared(resource).catch(() => undefined)
}

function notBuilt(resources: Resource[]): Error {
  const list = resources.join(', ')
  return new Error(`The site was not built: the platform could not be read for ${list} (see above).`)
}
