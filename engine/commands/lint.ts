/*
 * `npm run lint` checks every file for rule violations, dead code and unused dependencies. `npm run format` also fixes layout, which only CI of the
 * template enforces.
 */
import { spawnSync } from 'node:child_process'
import './shared/end-with-output.mjs'
import { installPackageOf } from './shared/own-package'
import { projectFile } from './shared/project'

installPackageOf('engine/tools/lint')

const biome = '@biomejs/biome/bin/biome'
if (process.argv.includes('--write')) process.exit(run(biome, ['check', '--write', '.']) ?? 1)
const codes = [
  run(biome, ['lint', '--error-on-warnings', '.']),
  run('knip/bin/knip.js', ['--config', 'engine/tools/lint/knip.json']),
]
if (process.env.IS_TEMPLATE) codes.push(run(biome, ['check', '--linter-enabled=false', '.']))
process.exitCode = codes.some((code) => code !== 0) ? 1 : 0

function run(program: string, args: string[]): number | null {
  const file = projectFile('engine/tools/lint/node_modules', program)
  return spawnSync(process.execPath, [file, ...args], { stdio: 'inherit' }).status
}
