import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { projectFile } from './project'

/**
 * Installs the packages of a folder with its own package.json: `engine/tools/lint/`, `engine/tools/bench/` or `engine/tools/vercel/`. A site needs none of these folders
 * to build or to run. Does nothing while the installed packages match the lock file.
 */
export function installPackageOf(
  folder: 'engine/tools/lint' | 'engine/tools/bench' | 'engine/tools/vercel',
): void {
  const lock = readFileSync(projectFile(folder, 'package-lock.json'), 'utf8')
  const installed = projectFile(folder, 'node_modules', '.installed-lock')
  if (existsSync(installed) && readFileSync(installed, 'utf8') === lock) return
  console.log(`Installing the packages of ${folder}/ …`)
  execFileSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: projectFile(folder),
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  })
  writeFileSync(installed, lock)
}
