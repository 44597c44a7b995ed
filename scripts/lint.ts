/*
 * `npm run lint`: rules for every file, formatting for the template's own, dead code and unused dependencies. How an agency formats its own
 * files is its business.
 */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { installPackageOf } from './shared/own-package'
import { projectFile } from './shared/project'
import { templateFiles } from './shared/template-files'

installPackageOf('tools')

const files = [...templateFiles()].filter((path) => existsSync(projectFile(path)))

const codes = [
  run('@biomejs/biome/bin/biome', 'lint', '--error-on-warnings', '.'),
  run('@biomejs/biome/bin/biome', 'check', '--linter-enabled=false', ...files),
  run('knip/bin/knip.js'),
]
process.exitCode = codes.some((code) => code !== 0) ? 1 : 0

function run(program: string, ...args: string[]): number | null {
  const file = projectFile('tools', 'node_modules', program)
  return spawnSync(process.execPath, [file, ...args], { stdio: 'inherit' }).status
}
