import { join } from 'node:path'
import { namesIn } from '@site-starter/engine/files'

/** The folder of the agency's own sections. Each file is a section. */
export const OWN_SECTIONS = 'site/sections'

export function ownSections(project = process.cwd()): string[] {
  const folder = join(/* turbopackIgnore: true */ project, OWN_SECTIONS)
  return namesIn(folder)
    .filter((name) => name.endsWith('.tsx'))
    .map((name) => name.slice(0, -4))
}
