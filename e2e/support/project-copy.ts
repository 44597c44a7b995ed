import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'

/*
 * The sites under test are built from copies of this project, so that a test never touches what a developer is at, and so
 * that the tests of the template see the template's own configuration, whatever this clone has made of it.
 */

const project = join(import.meta.dirname, '../..')
const templateSite = join(import.meta.dirname, '../template/site')

const folders = ['app', 'components', 'lib', 'public', 'scripts', 'site.pages', 'themes']
/** Without a lock file, Next.js 16 takes the project, which has one, as the root of both. */
const omitted = /^(package-lock\.json|\.env.*|next-env\.d\.ts|.*\.tsbuildinfo)$/

/**
 * Copies what a site is built from into a folder below the project, since Next.js wants all modules below one root.
 * Builds that the folder holds already stay.
 */
export function copyProject(folder: string): void {
  const target = join(project, folder)
  mkdirSync(target, { recursive: true })
  for (const name of readdirSync(target)) {
    if (!name.startsWith('.next')) rmSync(join(target, name), { recursive: true, force: true })
  }
  const files = readdirSync(project, { withFileTypes: true }).flatMap((entry) =>
    entry.isFile() && !omitted.test(entry.name) ? [entry.name] : [],
  )
  for (const name of [...folders, ...files]) {
    if (existsSync(join(project, name))) cpSync(join(project, name), join(target, name), { recursive: true })
  }
  symlinkSync(join(project, 'node_modules'), join(target, 'node_modules'))
}

/** The same with the template's own site.config.ts, site.copy.ts, theme, icons and public files. */
export function copyTemplate(folder: string): void {
  copyProject(folder)
  layTemplateOver(join(project, folder))
}

/** Puts the template's own configuration into a copy of the project, in place of what this clone has made of it. */
export function layTemplateOver(target: string): void {
  for (const name of ['public', 'site.pages']) rmSync(join(target, name), { recursive: true, force: true })
  cpSync(templateSite, target, { recursive: true })
}
