import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
// When one of those is edited, Next.js loads this file anew too.
import './envelope'

/**
 * When the parser was last edited, for a developer who does so under a running site: what it parsed before is parsed again. A time,
 * since Next.js bundles the parser several times, with another source text in each bundle. 0 in production.
 */
export const parserEditedAt = process.env.NODE_ENV === 'development' ? newestEdit() : 0

function newestEdit(): number {
  const folder = join(/* turbopackIgnore: true */ process.cwd(), 'lib/platform/contract')
  return Math.max(0, ...readdirSync(folder).map((name) => statSync(join(folder, name)).mtimeMs))
}
