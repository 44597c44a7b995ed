/* `npm run dev`: runs the site on the configured platform, else starts the sandbox and runs the site on it. */
import { existsSync } from 'node:fs'
import nextEnv from '@next/env'
import { watchClassNames } from './class-names/watch'
import { compileEarly } from './compile-early'
import { endWithFirst, next, sandbox } from './processes'

/**
 * Milliseconds. Turbopack writes its cache to disk once it has been idle this long, and a page that is requested meanwhile waits. It is idle
 * while Next.js renders, and the first page can take longer than the default of two seconds. Next.js does not document this variable.
 */
process.env.TURBO_ENGINE_SNAPSHOT_IDLE_TIMEOUT_MILLIS ??= '5000'

// Variables of .env files count as configured. Next.js reads the files again by itself.
const { combinedEnv } = nextEnv.loadEnvConfig(process.cwd(), true, { info: () => {}, error: console.error })

// Advice only: the site runs without it.
watchClassNames((sentence) => console.warn(`⚠ ${sentence}`)).catch(() => undefined)
if (combinedEnv.SITE_API_KEY) {
  console.log(`The platform that is configured: ${combinedEnv.PLATFORM_ORIGIN ?? 'the one of the template'}`)
  const site = next(['dev'], process.env)
  void compileEarly(site, `http://localhost:${process.env.PORT ?? 3000}`)
  await endWithFirst(site)
} else if (existsSync(new URL('../sandbox/main.ts', import.meta.url))) {
  const { sandboxEnvironment } = await import('./sandbox-environment')
  const env = sandboxEnvironment(process.env)
  const platform = await sandbox(env.sandbox)
  const site = next(['dev'], env.site)
  void compileEarly(site, `http://localhost:${env.site.PORT}`)
  await endWithFirst(platform, site)
} else {
  console.error('SITE_API_KEY is not set (.env.example explains each variable).')
  process.exitCode = 1
}
