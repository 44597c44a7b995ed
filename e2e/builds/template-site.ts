import { cpSync, existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'

/* The template's own site.config.ts, site.copy.ts, theme, icons and public files, whatever this clone has changed. */

const templateSite = join(import.meta.dirname, '../template/site')

/** Replaces this clone's configuration in a copy of the project with the template's own. */
export function layTemplateOver(target: string): void {
  for (const name of ['public', 'site.pages']) rmSync(join(target, name), { recursive: true, force: true })
  cpSync(templateSite, target, { recursive: true })
}

/** Whether a project's configuration is the template's own: then one build serves the tests of both. */
export function isTemplate(folder: string): boolean {
  const own = filesIn(templateSite)
  const more = ['public', 'site.pages'].flatMap((name) =>
    filesIn(join(folder, name)).map((file) => join(name, file)),
  )
  return (
    more.every((name) => own.includes(name)) &&
    own.every((name) => {
      const file = join(folder, name)
      return existsSync(file) && readFileSync(file).equals(readFileSync(join(templateSite, name)))
    })
  )
}

function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    statSync(join(folder, name)).isFile(),
  )
}
