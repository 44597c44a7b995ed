import { getRequestListener } from '@hono/node-server'
import { createApp } from './app'
import { codeOf, listenOnLoopback } from './listen'
import { createPlatform } from './platform'
import { watchContent } from './push/watch'
import type { Settings } from './settings'

/**
 * Runs the sandbox in this process.
 * @returns the platform, and a function that stops it and closes its connections
 * @throws Error if the port is in use
 */
export async function runSandbox(settings: Settings) {
  const platform = createPlatform(settings)
  const app = createApp(platform)
  const listener = getRequestListener(app.fetch, {
    overrideGlobalObjects: false,
    // The request is invalid: it has no Host, or its target is not a URL.
    errorHandler: () => new Response(null, { status: 400 }),
  })
  const close = await listenOnLoopback(listener, settings.port).catch((error) => {
    if (codeOf(error) !== 'EADDRINUSE') throw error
    throw new Error(
      `Port ${settings.port} is in use (by another npm run dev?): stop what listens there, or set SANDBOX_PORT to another.`,
    )
  })
  // Watching starts before the sandbox reports that it is ready, so that no later save is missed.
  const stopWatching = watchContent(platform)
  const stop = () => {
    stopWatching()
    platform.faults.clear()
    close()
  }
  return { platform, stop }
}
