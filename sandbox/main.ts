import { getRequestListener } from '@hono/node-server'
import { createApp } from './app'
import { codeOf, listenOnLoopback } from './listen'
import { say } from './log'
import { createPlatform } from './platform'
import { watchContent } from './push/watch'
import { readSettings, type Settings } from './settings'
import { strayFiles } from './stray-files'
import { tenants } from './tenants'

try {
  await start(readSettings(process.env))
} catch (error) {
  const lines = error instanceof Error ? error.message.split('\n') : [String(error)]
  for (const line of lines) say(line)
  process.exit(1)
}

async function start(settings: Settings) {
  const platform = createPlatform(settings)
  const app = createApp(platform)
  const listener = getRequestListener(app.fetch, {
    overrideGlobalObjects: false,
    // Not a valid request: no Host, or a target that is not a URL.
    errorHandler: () => new Response(null, { status: 400 }),
  })
  const close = await listenOnLoopback(listener, settings.port).catch((error) => {
    if (codeOf(error) !== 'EADDRINUSE') throw error
    throw new Error(
      `Port ${settings.port} is in use (by another npm run dev?): stop what listens there, or set SANDBOX_PORT to another.`,
    )
  })
  // Before the sandbox says that it is ready, so that no later save is missed.
  const stopWatching = watchContent(platform)
  introduce(settings)
  for (const file of strayFiles(settings.contentFolder)) say(`${file} is no resource of a tenant: not served`)

  const stop = () => {
    stopWatching()
    platform.faults.clear()
    close()
    process.exit(0)
  }
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)
}

function introduce(settings: Settings) {
  say(`platform and console on ${settings.origin}`)
  say(`content in ${settings.contentFolder}, pushes to ${settings.pushUrl || 'nowhere'}`)
  for (const { siteKey, version, key } of tenants) say(`  ${siteKey} (${version})  ${key}`)
}
