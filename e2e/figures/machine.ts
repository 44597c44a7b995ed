import { execFileSync } from 'node:child_process'
import { median } from './figures'

/** Milliseconds of processor time that an empty Node.js process takes: what this machine makes of everything else. */
export function emptyProcessMilliseconds(): number {
  const tell =
    'const { user, system } = process.cpuUsage(); process.stdout.write(String((user + system) / 1_000))'
  const run = () => Number(execFileSync(process.execPath, ['-e', tell], { encoding: 'utf8' }))
  return median(Array.from({ length: 5 }, run))
}
