import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { projectFile } from './project'

type Folder = 'engine/tests' | `engine/tools/${'lint' | 'bench' | 'vercel'}`

/**
 * Installs the packages of a folder with its own package.json. A site needs none of these folders to build or run. Nothing happens if the installed
 * packages match the lock file. The process exits if packages cannot be downloaded.
 */
export function installPackageOf(folder: Folder): void {
  // An engine installed as a package does not include these folders.
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
      `npm needs the network to download the packages of ${folder}/, once: run this again online.`,
    )
    process.exit(1)
  }
  writeFileSync(installed, lock)
}

/** A file of a package in `engine/tools/lint/`. If the engine is installed as a package, the site declares these packages. */
export function toolFile(...path: string[]): string {
  const tools = 'engine/tools/lint'
  return projectFile(existsSync(projectFile(tools)) ? tools : '.', 'node_modules', ...path)
}
