/* Before the tests: finds a Chromium, or brings one. */
import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { chromiumPath } from './chromium'

const playwright = createRequire(import.meta.url).resolve('@playwright/test/cli')

const ways: [command: string, args: string[]][] = [
  [process.execPath, [playwright, 'install', 'chromium']],
  ['apt-get', ['update', '-qq']],
  ['apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium']],
]

for (const [command, args] of ways) {
  if (chromiumPath()) break
  spawnSync(command, args, { stdio: ['ignore', 'ignore', 'ignore'], timeout: 240_000 })
}

if (!chromiumPath()) {
  console.error('The tests need Chromium: install it, for example with "npx playwright install chromium".')
  process.exitCode = 1
}
