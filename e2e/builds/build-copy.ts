import { copyFileSync, linkSync, mkdirSync, readdirSync, readlinkSync, rmSync, symlinkSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'

/** A page or a response that Next.js has kept. `_global-error` has no content, and Next.js 16 reads it from this file only. */
const page = /^server[\\/]app[\\/](?!_global-error).+\.(html|rsc|meta|body)$/

/** Of a page, but without an age of its own. A site replaces such a file as a whole, so that the build's file stays as it is. */
const segment = /\.segment\.rsc$/

/**
 * Copies a build for a site to run on. Pages, which a site thinks as old as their files, and `cache/` are copied; all other files are hard
 * links to those of the build, which takes half the time.
 * @param hasContent without it, pages and content are left out. The code that is left serves any tenant. Every page is then rendered at its
 * first view, like a page that did not exist when the site was built.
 */
export function copyBuild(buildDir: string, target: string, { hasContent }: { hasContent: boolean }): void {
  rmSync(target, { recursive: true, force: true })
  const folders = new Set<string>()
  for (const entry of readdirSync(buildDir, { recursive: true, withFileTypes: true })) {
    const source = join(entry.parentPath, entry.name)
    const name = relative(buildDir, source)
    if (entry.isDirectory() || name.startsWith(`standalone${sep}`)) continue
    const isWritten = page.test(name) || name.startsWith(`cache${sep}`)
    if (isWritten && !hasContent) continue
    const file = join(target, name)
    const folder = dirname(file)
    if (!folders.has(folder)) mkdirSync(folder, { recursive: true })
    folders.add(folder)
    if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), file)
    else if (isWritten && !segment.test(name)) copyFileSync(source, file)
    else linkSync(source, file)
  }
}
