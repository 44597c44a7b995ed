import type { Settings } from '@/lib/resources/settings'
import { readOthers, readShared } from './reads/reads'
import { removeOldBodies } from './stored/snapshot-files'

/**
 * Before a build, reads every resource once for all of its workers. A platform that cannot be read stops the build before a page is
 * rendered. The log names each failure with its reason and address.
 * @throws Error naming the resources that could not be read
 */
export async function preflight(): Promise<Settings> {
  await removeOldBodies()
  const settings = await readShared('settings').catch(() => undefined)
  const failed = settings ? await readOthers() : ['settings']
  if (settings && failed.length === 0) return settings.content
  throw new Error(
    `The site was not built: the platform could not be read for ${failed.join(', ')} (see above).`,
  )
}
