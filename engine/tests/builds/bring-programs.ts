import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { installPackageOf } from '../../commands/shared/own-package'
import { playwrightProgram } from '../../commands/shared/playwright'
import { firefoxPath } from '../engines/firefox'
import { webkitIsHere } from '../engines/webkit'
import { headlessChromium } from '../servers/chromium'
import { hasBrotli, nginx } from '../servers/nginx'
import { onPath } from '../servers/programs'

/**
 * Finds the packages and programs that tests need, or installs them if possible. `check` needs only Chromium; no test can run without it. Tests for
 * redis-server, nginx, and in `npm run test:all` Firefox and WebKit are skipped without these programs.
 */
export function bringPrograms(wanted: 'check' | 'tests' | 'engines'): void {
  installPackageOf('engine/tests')
  const needsEngines = wanted === 'engines'
  const needsServers = wanted !== 'check'

  if (!headlessChromium()) {
    run(process.execPath, [playwrightProgram(), 'install', 'chromium'])
  }
  const missing = [
    ...(headlessChromium() ? [] : ['chromium-headless-shell', 'chromium']),
    ...(!needsServers || onPath('redis-server') ? [] : ['redis-server']),
    ...(!needsServers || (nginx !== undefined && hasBrotli)
      ? []
      : ['nginx', 'libnginx-mod-http-brotli-static']),
    ...(needsEngines && firefoxPath === undefined ? ['firefox-esr'] : []),
    ...(needsEngines && !webkitIsHere ? ['webkit2gtk-driver', 'xvfb'] : []),
  ]
  if (missing.length > 0) {
    run('apt-get', ['update', '-qq'])
    for (const name of missing) run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name])
  }
  if (nginx === undefined) stopService()
  if (!headlessChromium()) {
    console.error('The tests need Chromium: install it, for example with "npx playwright install chromium".')
    process.exit(1)
  }
}

function run(command: string, args: string[]): void {
  spawnSync(command, args, { stdio: 'ignore', timeout: 240_000 })
}

/** On a system with services, the nginx package starts an unwanted server on port 80. */
function stopService(): void {
  try {
    process.kill(Number(readFileSync('/run/nginx.pid', 'utf8')), 'SIGQUIT')
  } catch {
    // No server was started.
  }
}
