/* `tsx scripts/tool.ts <biome|knip> …`: runs a tool of tools/ on the project, and installs it at its first use. */
import { spawnSync } from 'node:child_process'
import { installPackageOf } from './shared/own-package'
import { projectFile } from './shared/project'

const programs: Record<string, string> = { biome: '@biomejs/biome/bin/biome', knip: 'knip/bin/knip.js' }

const [name = '', ...args] = process.argv.slice(2)
const program = programs[name]
if (program === undefined) throw new Error(`tools/ has ${Object.keys(programs).join(' and ')}, not "${name}"`)
installPackageOf('tools')
const file = projectFile('tools', 'node_modules', program)
process.exitCode = spawnSync(process.execPath, [file, ...args], { stdio: 'inherit' }).status ?? 1
