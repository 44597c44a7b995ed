import type { Instrumentation } from 'next'

/** Runs once when a server starts. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { prepareServer } = await import('./lib/server-start')
  await prepareServer((error) => trackError(error, { source: 'platform' }))
}

/** A request failed. What the seam to the platform throws it has told by itself, once for all requests of an outage. */
export const onRequestError: Instrumentation.onRequestError = async (error, { method, path }, context) => {
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { forgetRender } = await import('./lib/platform/renders')
    forgetRender(path)
  }
  if (error instanceof Error && error.name === 'PlatformError') return
  trackError(error, { source: 'request', method, path, ...context })
}

/**
 * The one place to connect an error tracker, for example `Sentry.captureException(error, { extra: details })`. It hears of
 * each outage of a resource once, of leads that may be lost, and of every request that fails for another reason.
 */
function trackError(_error: unknown, _details: Record<string, unknown>): void {}
