import { cpSync, existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { makeFonts } from '../../scripts/fonts/theme-fonts'

/* The template's own site.config.ts, site.copy.ts, theme, icons and public files, whatever this clone has changed. */

const templateSite = join(import.meta.dirname, '../template/site')

const theme = 'themes/atlantico'

/** Replaces this clone's configuration in a copy of the project with the template's own. */
export async function layTemplateOver(target: string): Promise<void> {
  // The font files of the copy are the template's, too, unless the clone has changed what they are made from.
  const hasFonts = ['fonts.ts', 'tokens.css'].every((name) => isOwn(target, join(theme, name)))
  for (const name of ['public', 'site.pages']) rmSync(join(target, name), { recursive: true, force: true })
  cpSync(templateSite, target, { recursive: true })
  if (!hasFonts) await makeFonts(join(target, theme))
}

/** Whether a project's configuration is the template's own: then one build serves the tests of both. */
export function isTemplate(folder: string): boolean {
  const own = filesIn(templateSite)
  const more = ['public', 'site.pages'].flatMap((name) =>
    filesIn(join(folder, name)).map((file) => join(name, file)),
  )
  return more.every((name) => own.includes(name)) && own.every((name) => isOwn(folder, name))
}

/** Whether a file of a project is the template's own. */
function isOwn(folder: string, name: string): boolean {
  const file = join(folder, name)
  return existsSync(file) && readFileSync(file).equals(readFileSync(join(templateSite, name)))
}

function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    statSync(join(folder, name)).isFile(),
  )
}
