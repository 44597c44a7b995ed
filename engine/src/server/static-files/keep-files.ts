import { randomUUID } from 'node:crypto'
import { copyFile, mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { buildFolder } from '../../environment/build-facts'
import { logOnce } from '../../process/log'

/* Keeps styles and scripts of earlier builds, for pages in a reverse proxy or a browser. They are in `cache`, which outlives a deployment. */

/** How long files are kept. A reverse proxy may keep a page for 30 days, and show it in an outage of another 30 days (deploy/nginx.conf). */
const KEPT_DAYS = 60

/** The list of files of the build that was started last. */
const BUILD_LIST = '.last'

export function keptFile(name: string): string {
  return buildFolder('cache/static', name)
}

/** Keeps the files of this build, and removes those of builds that were replaced long ago. */
export async function keepStaticFiles(): Promise<void> {
  try {
    const names = await filesIn(buildFolder('static'))
    // Files of the previous build were in use until now, whatever their age.
    const before = await readFile(keptFile(BUILD_LIST), 'utf8').catch(() => '')
    const now = new Date()
    for (const name of before.split('\n')) await utimes(keptFile(name), now, now).catch(() => undefined)
    for (const name of names) await writeWhole(name, (file) => copyFile(buildFolder('static', name), file))
    await writeWhole(BUILD_LIST, (file) => writeFile(file, names.join('\n')))
    const oldest = now.getTime() - KEPT_DAYS * 24 * 3_600_000
    for (const file of (await filesIn(keptFile(''))).map(keptFile)) {
      // A temporary file of another worker may have been renamed by now.
      const stats = await stat(file).catch(() => undefined)
      if (stats && stats.mtimeMs < oldest) await rm(file, { force: true })
    }
  } catch (error) {
    logOnce(`styles and scripts cannot be kept for pages that are shown after the next deployment: ${error}`)
  }
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
}

/** Writes a file atomically, since other instances may write it too, and a reverse proxy reads it. */
async function writeWhole(name: string, write: (file: string) => Promise<void>): Promise<void> {
  const file = keptFile(name)
  const unfinished = `${file}.${randomUUID()}.tmp`
  await mkdir(dirname(file), { recursive: true })
  await write(unfinished)
  await rename(unfinished, file)
}
