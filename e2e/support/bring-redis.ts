/* Before the tests: finds a redis-server, or brings one where apt-get can; without one its tests are skipped. */
import { spawnSync } from 'node:child_process'
import { onPath } from './programs'

const ways = [
  ['update', '-qq'],
  ['install', '-y', '-qq', '--no-install-recommends', 'redis-server'],
]

for (const args of ways) {
  if (onPath('redis-server')) break
  spawnSync('apt-get', args, { stdio: 'ignore', timeout: 240_000 })
}
