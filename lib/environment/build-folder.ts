import { join } from 'node:path'

/** A folder of this build, `.next` by default. */
export function buildFolder(...names: string[]): string {
  return join(/* turbopackIgnore: true */ process.cwd(), process.env.NEXT_DIST_DIR || '.next', ...names)
}
