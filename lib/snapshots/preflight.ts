import { readOthers, sourceOf } from './sources'
import { removeOldBodies } from './stores/files'

/**
 * Before a build, reads every resource once for all of its workers. A platform that cannot be read stops the build before a page is
 * rendered. The log names each failure with its reason and address.
 * @throws Error naming the resources that could not be read
 */
export async function preflight(): Promise<void> {
  await removeOldBodies()
  const settings = await sourceOf('settings')
    .read()
    .catch(() => undefined)
  const failed = settings ? await readOthers() : ['settings']
  if (failed.length > 0)
    throw new Error(
      `The site was not built: the platform could not be read for ${failed.join(', ')} (see above).`,
    )
}
