/* `npm run dev`: runs the site on the configured platform, else starts the sandbox and runs the site on it. */
import type { ChildProcess } from 'node:child_process'
import { existsSync } from 'node:fs'
import nextEnv from '@next/env'
import { watchClassNames } from './class-names/watch'
import { endWithFirst, isRunning, next, sandbox } from './processes'

// Variables of .env files count as configured. Next.js reads the files again by itself.
const { combinedEnv } = nextEnv.loadEnvConfig(process.cwd(), true, { info: () => {}, error: console.error })

// Advice only: the site runs without it.
watchClassNames((sentence) => console.warn(`⚠ ${sentence}`)).catch(() => undefined)
if (combinedEnv.SITE_API_KEY) {
  console.log(`The platform that is configured: ${combinedEnv.PLATFORM_ORIGIN ?? 'the one of the template'}`)
  await endWithFirst(next(['dev'], process.env))
} else if (existsSync(new URL('../sandbox/main.ts', import.meta.url))) {
  const { sandboxEnvironment } = await import('./sandbox-environment')
  const env = sandboxEnvironment(process.env)
  const platform = await sandbox(env.sandbox)
  const site = next(['dev'], env.site)
  void compilePushRoute(env.site, site)
  await endWithFirst(platform, site)
} else {
  console.error('SITE_API_KEY is not set (.env.example explains each variable).')
  process.exitCode = 1
}

/** Next.js compiles a route at its first request. This call compiles the push route, so that the first push is not too slow. */
async function compilePushRoute(env: NodeJS.ProcessEnv, site: ChildProcess): Promise<void> {
  const { SITE_URL, REVALIDATE_SECRET } = env
  const isUp = async () => {
    const headers = { authorization: `Bearer ${REVALIDATE_SECRET}` }
    const response = await fetch(`${SITE_URL}/api/revalidate`, { method: 'POST', headers }).catch(
      () => undefined,
    )
    return response !== undefined
  }
  for (let attempt = 0; attempt < 60 && isRunning(site) && !(await isUp()); attempt += 1) {
    await new Promise((done) => setTimeout(done, 500))
  }
}
