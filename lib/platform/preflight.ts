import { contractOf } from './contract/envelope'
import type { Settings } from './contract/model'
import { type Copy, readFromPlatform } from './copies'
import { hasResource, type Resource, resourceNames } from './resources'

/**
 * Before a build: reads every resource once, so that a platform that cannot be read stops it before a page is made. The
 * log names each failure with its reason and address.
 * @throws Error naming the resources that could not be read
 */
export async function preflight(): Promise<Settings> {
  const settings = await attempt('settings')
  if (settings === undefined) throw notBuilt(['settings'])
  const contract = contractOf(settings.version)
  const others = resourceNames.filter((name) => name !== 'settings' && hasResource(contract, name))
  const copies = await Promise.all(others.map(attempt))
  const failed = others.filter((_, index) => copies[index] === undefined)
  if (failed.length > 0) throw notBuilt(failed)
  return settings.content
}

/** The copy; undefined, and a line in the log, when the read failed. */
async function attempt<R extends Resource>(resource: R): Promise<Copy<R> | undefined> {
  return readFromPlatform(resource).catch(() => undefined)
}

function notBuilt(resources: Resource[]): Error {
  const list = resources.join(', ')
  return new Error(`The site was not built: the platform could not be read for ${list} (see above).`)
}
