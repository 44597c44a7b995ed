import { createHash, type Hash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { linkPackages } from './packages'
import { layTemplateOver } from './template-site'

/*
 * The sites under test are built from copies of this project. Tests never touch the files that a developer is editing, and the template's tests use
 * the template's own configuration, whatever this clone has changed.
 */

export const project = process.cwd()

const folders = ['app', 'components', 'lib', 'public', 'engine', 'site', 'themes']
/**
 * Files that a copy omits: without a lock file and a worktree's .git file, Next.js 16 uses the project, which has a lock file, as the root of both.
 */
const omitted = /^(package-lock\.json|pnpm-workspace\.yaml|\.git|\.env.*|next-env\.d\.ts|.*\.tsbuildinfo)$/

/** Content and tests of a client do not affect a build, nor do tests, tools and sandbox of the engine. */
const filter = (path: string) =>
  !/^(?:site[\\/](?:content|tests)|engine[\\/](?:sandbox|tests|tools))(?:[\\/]|$)/.test(
    relative(project, path),
  )

/**
 * Copies the sources of a site to a folder inside the project, because Next.js requires all modules below one root. Builds in the folder are kept.
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
    if (existsSync(join(project, name)))
      cpSync(join(project, name), join(target, name), { recursive: true, filter })
  }
  linkPackages(target)
}

/** Copies the project with the template's own site/config.ts, site/copy.ts, theme, icons and public files. */
export async function copyTemplate(folder: string): Promise<void> {
  copyProject(folder)
  await layTemplateOver(join(project, folder))
}

/** A hash of everything that the build of a copy depends on: its files, the packages, and the Node.js version. */
export function hashOfSources(folder: string): string {
  const target = join(project, folder)
  const hash = createHash('sha256')
    .update(process.version)
    .update(readFileSync(join(project, 'package-lock.json')))
  const names = readdirSync(target).filter(
    (name) => !/^\.next|^node_modules$|^next-env\.d\.ts$|\.tsbuildinfo$/.test(name),
  )
  for (const name of names.sort()) addTo(hash, target, name)
  return hash.digest('hex')
}

function addTo(hash: Hash, folder: string, name: string): void {
  const path = join(folder, name)
  hash.update(`${name}\0`)
  if (statSync(path).isFile()) hash.update(readFileSync(path))
  else for (const child of readdirSync(path).sort()) addTo(hash, path, child)
  hash.update('\0')
}
