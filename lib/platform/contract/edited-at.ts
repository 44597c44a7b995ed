import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
// With this import, Next.js reloads this file too when a file of the parser is edited.
import './envelope'

/**
 * When the parser was last edited. In development, snapshots that were parsed before an edit are parsed again. This is a time and not a
 * hash of the source: Next.js bundles the parser several times, with a different source text in each bundle. 0 in production.
 */
export const parserEditedAt = process.env.NODE_ENV === 'development' ? newestEdit() : 0

function newestEdit(): number {
  const folder = join(/* turbopackIgnore: true */ process.cwd(), 'lib/platform/contract')
  return Math.max(0, ...readdirSync(folder).map((name) => statSync(join(folder, name)).mtimeMs))
}
