import {
  copyFileSync,
  type Dirent,
  linkSync,
  mkdirSync,
  readlinkSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { dirname, join, sep } from 'node:path'
import { folderEntries } from '../fixtures/folder-entries'

/** A page or a response that Next.js has kept. `_global-error` has no content, and Next.js 16 reads it from this file only. */
const page = /^server[\\/]app[\\/](?!_global-error).+\.(html|rsc|meta|body)$/

/** The folders that a site writes to. */
const written = ['cache', join('server', 'content')]

/** Of a page, but without an age of its own. A site replaces such a file as a whole, so that the build's file stays as it is. */
const segment = /\.segment\.rsc$/

/**
 * Copies a build for a site to run on. Pages, which a site thinks as old as their files, content and `cache/` are copied; all other files are hard
 * links to those of the build, which takes half the time. Folders and links of an earlier copy stay.
 * @param hasContent without it, pages and content are left out. The code that is left serves any tenant. Every page is then rendered at its
 * first view, like a page that did not exist when the site was built.
 */
export function copyBuild(buildDir: string, target: string, { hasContent }: { hasContent: boolean }): void {
  const isWritten = (name: string) =>
    page.test(name) || written.some((folder) => name.startsWith(folder + sep))
  const files = [...folderEntries(buildDir)].filter(
    ([name, entry]) =>
      !entry.isDirectory() && !name.startsWith(`standalone${sep}`) && (hasContent || !isWritten(name)),
  )
  const left = leaveOnly(
    files.map(([name]) => name),
    target,
  )
  for (const [name, entry] of files) {
    const [source, file] = [join(buildDir, name), join(target, name)]
    const isCopied = isWritten(name) && !segment.test(name)
    if (isCopied) copyFileSync(source, file)
    else if (!left.has(name) || !isSame(source, file)) {
      rmSync(file, { force: true })
      if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), file)
      else linkSync(source, file)
    }
  }
}

/** Makes the folders of these files, removes all other files and folders, and returns what is left. */
function leaveOnly(files: string[], target: string): Map<string, Dirent> {
  const wanted = new Set(files)
  for (const file of files)
    for (let folder = dirname(file); !wanted.has(folder); folder = dirname(folder)) {
      mkdirSync(join(target, folder), { recursive: true })
      wanted.add(folder)
    }
  const left = folderEntries(target)
  for (const name of [...left.keys()].filter((found) => !wanted.has(found))) {
    rmSync(join(target, name), { recursive: true, force: true })
    left.delete(name)
  }
  return left
}

/** Whether both lead to one file. */
function isSame(one: string, other: string): boolean {
  return statSync(one).ino === statSync(other).ino
}
