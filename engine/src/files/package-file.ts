import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The project's folder. npm runs commands there, and `server.mjs` of the project changes to it before it loads the site. */
const project = process.cwd()

/** The path of an engine file that is read at run time rather than imported. */
export function engineFile(...path: string[]): string {
  return packageFile('@site-starter/engine', ...path)
}

/** The path of a file of a package, in the nearest `node_modules/` with that package. A module bundled by Next.js does not know its own location. */
export function packageFile(name: string, ...path: string[]): string {
  for (let folder = project; ; folder = dirname(folder)) {
    const found = join(/* turbopackIgnore: true */ folder, 'node_modules', name)
    if (existsSync(/* turbopackIgnore: true */ found)) return join(/* turbopackIgnore: true */ found, ...path)
    if (folder === dirname(folder)) throw new Error(`${name} is not installed: run "npm ci" in ${project}.`)
  }
}
