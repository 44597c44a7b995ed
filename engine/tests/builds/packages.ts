import { existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'

const packages = join(process.cwd(), 'node_modules')

/** Links the installed packages into a copy of the project, except some, and its own engine. */
export function linkPackages(copy: string, omitted: string[] = []): void {
  const modules = join(copy, 'node_modules')
  mkdirSync(join(modules, '@site-starter'), { recursive: true })
  // An engine installed as a package is not in a copy.
  const engine = existsSync(join(copy, 'engine')) ? '../../engine' : join(packages, '@site-starter/engine')
  symlinkSync(engine, join(modules, '@site-starter/engine'))
  for (const name of readdirSync(packages))
    if (name !== '@site-starter' && !omitted.includes(name))
      symlinkSync(join(packages, name), join(modules, name))
}
