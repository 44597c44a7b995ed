import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { projectFile } from './project'

type Folder = 'engine/tests' | `engine/tools/${'lint' | 'bench' | 'vercel'}`

/**
 * Installs the packages of a folder with its own package.json, once: a site needs none of these folders to build or to run. Does nothing while the
 * installed packages match the lock file. Ends the process where the packages cannot be fetched.
 */
export function installPackageOf(folder: Folder): void {
  // An engine that is installed as a package has none of them.
  if (!existsSync(projectFile(folder))) return
  const lock = readFileSync(projectFile(folder, 'package-lock.json'), 'utf8')
  const installed = projectFile(folder, 'node_modules', '.installed-lock')
  if (existsSync(installed) && readFileSync(installed, 'utf8') === lock) return
  console.log(`Installing the packages of ${folder}/ …`)
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: projectFile(folder),
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  })
  if (status !== 0) {
    console.error(
      `The packages of ${folder}/ are fetched once, for which npm needs the network: run this again there.`,
    )
    process.exit(1)
  }
  writeFileSync(installed, lock)
}

/** A file of a package of `engine/tools/lint/`; beside an engine that is installed as a package, the site names these packages. */
export function toolFile(...path: string[]): string {
  const tools = 'engine/tools/lint'
  return projectFile(existsSync(projectFile(tools)) ? tools : '.', 'node_modules', ...path)
}
