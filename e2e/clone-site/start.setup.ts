import { spawn } from 'node:child_process'
import { mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { test } from '@playwright/test'
import { START_LIMIT_MS, withTypeScript } from '../servers/programs'
import { logFile, noteFile } from './clone-site'
import { endCloneSite } from './end'

/* Starts this clone's site in a process of its own: the agency's own tests are plain Playwright tests, which start nothing. */

test('the site runs on its content', async () => {
  await endCloneSite()
  mkdirSync(dirname(logFile), { recursive: true })
  const log = openSync(logFile, 'w')
  const site = spawn(process.execPath, [...withTypeScript, 'e2e/clone-site/serve.ts'], {
    detached: true,
    stdio: ['ignore', log, log],
    // The run of tests, whose worker this process is.
    env: { ...process.env, E2E_RUNNER: String(process.ppid) },
  })
  site.unref()
  writeFileSync(noteFile, JSON.stringify({ processId: site.pid }))
  const limit = performance.now() + START_LIMIT_MS
  while (!readFileSync(logFile, 'utf8').endsWith('ready\n')) {
    if (site.exitCode !== null || performance.now() > limit)
      throw new Error(readFileSync(logFile, 'utf8').trim())
    await new Promise((done) => setTimeout(done, 100))
  }
})
