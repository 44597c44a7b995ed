import type { Settings } from '../platform'
import { hasResource, type Resource, resourceNames } from '../platform/resources'
import { readShared } from './reads/reads'
import { removeOldBodies } from './stored/snapshot-files'

/**
 * Before a build, reads every resource once for all of its workers. A platform that cannot be read stops the build before a page is
 * rendered. The log names each failure with its reason and address.
 * @throws Error naming the resources that could not be read
 */
export async function preflight(): Promise<Settings> {
  await removeOldBodies()
  const settings = await readShared('settings').catch(() => undefined)
  if (settings === undefined) throw notBuilt(['settings'])
  const others = resourceNames.filter((name) => name !== 'settings' && hasResource(settings.contract, name))
  const reads = await Promise.allSettled(others.map(readShared))
  const failed = others.filter((_, index) => reads[index]?.status === 'rejected')
  if (failed.length > 0) throw notBuilt(failed)
  return settings.content
}

function notBuilt(resources: Resource[]): Error {
  const list = resources.join(', ')
  return new Error(`The site was not built: the platform could not be read for ${list} (see above).`)
}
