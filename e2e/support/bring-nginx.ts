/* Before the tests: finds nginx and its brotli module, or brings one where apt-get can; without one its tests are skipped. */
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { hasBrotli, nginx } from './nginx'

const ways = [
  ['update', '-qq'],
  ['install', '-y', '-qq', '--no-install-recommends', 'nginx', 'libnginx-mod-http-brotli-static'],
]

if (nginx === undefined || !hasBrotli) {
  for (const args of ways) spawnSync('apt-get', args, { stdio: 'ignore', timeout: 240_000 })
  if (nginx === undefined) stopService()
}

/** Where services run, the package starts one on port 80, which nobody asked for. */
function stopService(): void {
  try {
    process.kill(Number(readFileSync('/run/nginx.pid', 'utf8')), 'SIGQUIT')
  } catch {
    // None was started.
  }
}
