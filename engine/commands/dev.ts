/* `npm run dev`: runs the site with the configured platform, or with the sandbox if there is none. `-- --content` always uses the sandbox. */
import '../src/node-version.mjs'
import type { ChildProcess } from 'node:child_process'
import { existsSync } from 'node:fs'
import nextEnv from '@next/env'
import { withoutPassword } from '../src/environment/environment'
import { compileEarly } from './compile-early'
import { endWithFirst, isRunning, next, sandbox } from './processes'
import { choosePort } from './shared/port'
import { watchStartSettings } from './start-settings'

/**
 * An undocumented setting of Next.js, in milliseconds: Turbopack writes its cache after this idle time, which delays requests. It is idle while
 * Next.js renders, and the first page can take longer than the default of two seconds.
 */
process.env.TURBO_ENGINE_SNAPSHOT_IDLE_TIMEOUT_MILLIS ??= '5000'

// npm's shell does not forward signals. `exec` would lose the arguments that npm appends to a line that also runs on Windows.
if (process.env.npm_lifecycle_event !== undefined) await import('./shared/end-with-parent.mjs')

// Variables of .env files count as configured. Next.js reads these files again itself.
const { combinedEnv } = nextEnv.loadEnvConfig(process.cwd(), true, { info: () => {}, error: console.error })

const onContent = process.argv.includes('--content')

await choosePort()
if (onContent && !existsSync('site/content')) {
  console.error('There is no site/content/: npm run pull creates it.')
  process.exitCode = 1
} else if (combinedEnv.SITE_API_KEY && !onContent) {
  const platform = combinedEnv.PLATFORM_ORIGIN ?? 'the origin in site/config.ts'
  console.log(`Configured platform: ${withoutPassword(platform)}`)
  const site = next(['dev'], process.env)
  void startBackgroundTasks(site, `http://localhost:${process.env.PORT || 3000}`)
  await endWithFirst(site)
} else if (existsSync(new URL('../sandbox/main.ts', import.meta.url))) {
  const { sandboxEnvironment } = await import('./sandbox-environment')
  const env = sandboxEnvironment(process.env)
  const platform = await sandbox(env.sandbox)
  const site = next(['dev'], env.site)
  void startBackgroundTasks(site, `http://localhost:${env.site.PORT}`)
  await endWithFirst(platform, site)
} else {
  console.error('SITE_API_KEY is not set (.env.example explains each variable).')
  process.exitCode = 1
}

/** Starts tasks that the first visits do not wait for. */
async function startBackgroundTasks(site: ChildProcess, origin: string): Promise<void> {
  const early = compileEarly(site, origin)
  watchStartSettings(early, (sentence) => console.warn(`⚠ ${sentence}`))
  await early
  if (!isRunning(site)) return
  // Advice only: the site works without these checks.
  await import('./class-names/watch')
    .then(({ watchClassNames }) => watchClassNames((sentence) => console.warn(`⚠ ${sentence}`)))
    .catch(() => undefined)
}
