import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** npm runs commands in it, and `server.mjs` goes there before the site is loaded. */
const project = process.cwd()

/** A file of the engine that is read without an import. */
export function engineFile(...path: string[]): string {
  return packageFile('@site-starter/engine', ...path)
}

/** A file of a package, in the nearest `node_modules/` that has it. A module in a bundle of Next.js cannot ask where it stands. */
export function packageFile(name: string, ...path: string[]): string {
  for (let folder = project; ; folder = dirname(folder)) {
    const found = join(/* turbopackIgnore: true */ folder, 'node_modules', name)
    if (existsSync(/* turbopackIgnore: true */ found)) return join(/* turbopackIgnore: true */ found, ...path)
    if (folder === dirname(folder)) throw new Error(`${name} is not installed: run "npm ci" in ${project}.`)
  }
}
