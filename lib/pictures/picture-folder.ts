import { randomUUID } from 'node:crypto'
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildFolder } from '../environment/build-facts'
import { processState } from '../process/process-state'

/** The end of the names of files that are being written. */
export const PART = '.part'

/** The folder of resized pictures; one of the system's where the build's cannot be written. */
export function pictureFolder(): Promise<string> {
  return processState('picture folder', async () => {
    const folder = buildFolder('cache/images')
    try {
      await mkdir(folder, { recursive: true })
      await writeFile(join(folder, `try${PART}`), '')
      return folder
    } catch {
      return mkdtemp(join(tmpdir(), 'pictures-'))
    }
  })
}

/** A path for a file that is used once. */
export async function partPath(): Promise<string> {
  const folder = await pictureFolder()
  // Somebody may have emptied the build's cache.
  await mkdir(folder, { recursive: true })
  return join(folder, `${randomUUID()}${PART}`)
}
