import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { makeFonts } from '../../commands/fonts/theme-fonts'
import { withTypeScript } from '../servers/programs'
import { isRouteFile } from './route-files'

/* The template's own pages, settings, texts, theme, icons and public files, whatever this clone has changed or added. */

const templateSite = join(import.meta.dirname, '../template')

/** The rest of the folder is the content of the tests. */
const parts = ['components', 'public', 'site', 'themes']

/** What a clone's own files change by being there. What else is in `site/` changes nothing until a component of the clone's imports it. */
const shown = ['public', 'site/pages', 'site/sections', 'site/redirects.csv']

const theme = 'themes/atlantico'

/** Makes a copy of this project the template's site. */
export async function layTemplateOver(target: string): Promise<void> {
  // The font files of the copy are the template's, too, unless the clone has changed what they are made from.
  const hasFonts = ['fonts.ts', 'tokens.css'].every((name) => isOwn(target, join(theme, name)))
  for (const name of [...shown, ...addedRoutes(target)])
    rmSync(join(target, name), { recursive: true, force: true })
  for (const name of parts) cpSync(join(templateSite, name), join(target, name), { recursive: true })
  if (!hasFonts) await makeFonts(join(target, theme))
}

/** Whether the site of a clone is the template's: then one build serves the tests of both. */
export function isTemplate(folder: string): boolean {
  const own = parts
    .flatMap((part) => filesIn(join(templateSite, part)).map((name) => join(part, name)))
    .filter((name) => !/^site.(?:config|copy)\.ts$/.test(name))
  const added = ['public', 'site']
    .flatMap((name) => filesIn(join(folder, name)).map((file) => join(name, file)))
    .filter((name) => !/^site.(?:(?:config|copy)\.ts$|content|tests)/.test(name))
  return (
    // An engine that is installed as a package has no tests of the template.
    existsSync(join(folder, 'engine/tests')) &&
    addedRoutes(folder).length === 0 &&
    added.every((name) => own.includes(name)) &&
    own.every((name) => isOwn(folder, name)) &&
    hasTemplateSettings()
  )
}

let hasTemplates: boolean | undefined

/**
 * Asked in a process of its own, and only where it matters: what the clone's settings import must not be in the memory of the template's tests, whose
 * modules see the template's files.
 */
function hasTemplateSettings(): boolean {
  const { NODE_OPTIONS: _, ...env } = process.env
  const program = join(import.meta.dirname, 'own-settings.ts')
  hasTemplates ??=
    execFileSync(process.execPath, [...withTypeScript, program], { env, encoding: 'utf8' }).trim() === 'same'
  return hasTemplates
}

/** The files of `app/` that a clone has added. */
function addedRoutes(folder: string): string[] {
  const files = filesIn(join(folder, 'app')).filter((name) => !isRouteFile(name))
  return files.map((name) => join('app', name))
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
