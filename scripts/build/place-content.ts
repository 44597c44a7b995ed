import { cp, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Puts the content of a build beside its pages, so that a copy of a build always has both. Next.js empties the folder of a build after the
 * content was read, except for `cache`, and copies only what it has built into a standalone server.
 */
export async function placeContent(buildDir: string): Promise<void> {
  const read = join(buildDir, 'cache/content')
  const { relativeAppDir, config } = JSON.parse(
    await readFile(join(buildDir, 'required-server-files.json'), 'utf8'),
  )
  if (config.output === 'standalone')
    await cp(read, join(buildDir, 'standalone', relativeAppDir, config.distDir, 'server/content'), {
      recursive: true,
    })
  // A server that still runs on the folder may have written there.
  await rm(join(buildDir, 'server/content'), { recursive: true, force: true })
  await rename(read, join(buildDir, 'server/content'))
}
