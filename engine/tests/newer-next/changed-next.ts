import { cpSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { linkPackages } from '../builds/packages'
import { copyTemplate, project } from '../builds/project-copy'

/** A copy of the project with a copy of Next.js that a test changes, as a newer version might. */
export async function copyWithNext(folder: string) {
  await copyTemplate(folder)
  const modules = join(project, folder, 'node_modules')
  rmSync(modules, { recursive: true })
  linkPackages(join(project, folder), ['next'])
  const next = join(modules, 'next')
  cpSync(join(project, 'node_modules/next'), next, { recursive: true })
  return {
    command: join(next, 'dist/bin/next'),
    rename: (from: string, to: string) => renameSync(join(next, from), join(next, to)),
    write: (name: string, text: string) => writeFileSync(join(next, name), text),
    /** Replaces a text in all JavaScript files that contain it, and returns their number. */
    replace(from: string, to: string): number {
      const files = readdirSync(join(next, 'dist'), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && entry.name.endsWith('.js'))
        .map(({ parentPath, name }) => join(parentPath, name))
      const changed = files.filter((file) => readFileSync(file, 'utf8').includes(from))
      for (const file of changed) writeFileSync(file, readFileSync(file, 'utf8').replaceAll(from, to))
      return changed.length
    },
  }
}
