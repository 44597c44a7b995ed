import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** The folder of the agency's own sections: each file is a section. */
export const OWN_SECTIONS = 'site.sections'

export function ownSections(project = process.cwd()): string[] {
  const folder = join(/* turbopackIgnore: true */ project, OWN_SECTIONS)
  const files = existsSync(folder) ? readdirSync(folder) : []
  return files.filter((name) => name.endsWith('.tsx')).map((name) => name.slice(0, -4))
}
