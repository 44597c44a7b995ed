/* `npm run preview`: builds the site, and runs it with the sandbox. */
import '../src/node-version.mjs'
import { existsSync } from 'node:fs'
import { ended, endWithFirst, next, sandbox, server } from './processes'
import { choosePort } from './shared/port'

await choosePort()
if (existsSync(new URL('../sandbox/main.ts', import.meta.url))) {
  const { sandboxEnvironment } = await import('./sandbox-environment')
  const env = sandboxEnvironment(process.env)
  const platform = await sandbox(env.sandbox)
  const build = next(['build'], env.site)
  if ((await ended(build)) === 0) await endWithFirst(platform, server(env.site))
  await endWithFirst(build)
} else {
  console.error(
    'This clone has no engine/sandbox/: npm run build && npm start run the site with the platform in .env.local.',
  )
  process.exitCode = 1
}
