import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { makeFonts } from '../../commands/fonts/theme-fonts'
import { withTypeScript } from '../servers/programs'
import { isRouteFile } from './route-files'

/* The template's own pages, settings, texts, theme, icons and public files, whatever this clone has changed or added. */

const templateSite = join(import.meta.dirname, '../template')

/** The folders of the site. The others contain content for tests. */
const parts = ['components', 'public', 'site', 'themes']

/** Files of a clone that have an effect by their existence. Other files in `site/` have none until the clone imports them. */
const effective = ['public', 'site/pages', 'site/sections', 'site/redirects.csv']

const theme = 'themes/atlantico'

/** Turns a copy of this project into the template's site. */
export async function layTemplateOver(target: string): Promise<void> {
  // Font files of the copy are the template's too, unless the clone has changed their sources.
  const hasFonts = ['fonts.ts', 'tokens.css'].every((name) => isOfTemplate(target, join(theme, name)))
  for (const name of [...effective, ...addedRoutes(target)])
    rmSync(join(target, name), { recursive: true, force: true })
  for (const name of parts) cpSync(join(templateSite, name), join(target, name), { recursive: true })
  if (!hasFonts) await makeFonts(join(target, theme))
}

/** Whether the site of a clone is the template's, so that one build serves the tests of both. */
export function isTemplate(folder: string): boolean {
  const templateFiles = parts
    .flatMap((part) => filesIn(join(templateSite, part)).map((name) => join(part, name)))
    .filter((name) => !/^site.(?:config|copy)\.ts$/.test(name))
  const added = ['public', 'site']
    .flatMap((name) => filesIn(join(folder, name)).map((file) => join(name, file)))
    .filter((name) => !/^site.(?:(?:config|copy)\.ts$|content|tests)/.test(name))
  return (
    // An engine installed as a package does not include the template's tests.
    existsSync(join(folder, 'engine/tests')) &&
    addedRoutes(folder).length === 0 &&
    added.every((name) => templateFiles.includes(name)) &&
    templateFiles.every((name) => isOfTemplate(folder, name)) &&
    hasTemplateSettings()
  )
}

let hasTemplateSettingsCache: boolean | undefined

/**
 * Runs in a separate process, and only when needed. Modules that the clone's settings import must not be loaded in the template's tests, whose
 * modules use the template's files.
 */
function hasTemplateSettings(): boolean {
  const { NODE_OPTIONS: _, ...env } = process.env
  const program = join(import.meta.dirname, 'own-settings.ts')
  hasTemplateSettingsCache ??=
    execFileSync(process.execPath, [...withTypeScript, program], { env, encoding: 'utf8' }).trim() === 'same'
  return hasTemplateSettingsCache
}

/** The files in `app/` that a clone has added. */
function addedRoutes(folder: string): string[] {
  const files = filesIn(join(folder, 'app')).filter((name) => !isRouteFile(name))
  return files.map((name) => join('app', name))
}

/** Whether a project file is the template's own. */
function isOfTemplate(folder: string, name: string): boolean {
  const file = join(folder, name)
  return existsSync(file) && readFileSync(file).equals(readFileSync(join(templateSite, name)))
}

function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    statSync(join(folder, name)).isFile(),
  )
}
