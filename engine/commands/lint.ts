/*
 * `npm run lint`, and `npm run format` to lay all files out. Rules for every file, dead code, unused dependencies. The layout of a file is an error in the template alone, and advice in a
 * clone.
 */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import './shared/end-with-output.mjs'
import { installPackageOf } from './shared/own-package'
import { projectFile } from './shared/project'
import { templateFiles } from './shared/template-files'

installPackageOf('engine/tools/lint')

const biome = '@biomejs/biome/bin/biome'
const files = [...templateFiles()].filter((path) => existsSync(projectFile(path)))
if (process.argv.includes('--write')) process.exit(run(biome, ['check', '--write', '.']) ?? 1)
const codes = [
  run(biome, ['lint', '--error-on-warnings', '.']),
  run('knip/bin/knip.js', ['--config', 'engine/tools/lint/knip.json']),
]
const layout = ['check', '--linter-enabled=false', ...files]
if (process.env.IS_TEMPLATE) codes.push(run(biome, layout))
else if (run(biome, layout, 'ignore') !== 0) console.log('Advice: npm run format lays some files out better.')
process.exitCode = codes.some((code) => code !== 0) ? 1 : 0

function run(program: string, args: string[], stdio: 'inherit' | 'ignore' = 'inherit'): number | null {
  const file = projectFile('engine/tools/lint/node_modules', program)
  return spawnSync(process.execPath, [file, ...args], { stdio }).status
}
