import type { Instrumentation } from 'next'
import { trackError } from '@/site/errors'

/** Prepares the server. Next.js calls this once, before the first request, and in each of its runtimes. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { prepareServer } = await import('@site-starter/engine/instrumentation')
  await prepareServer((error) => trackError(error, { source: 'platform' }))
}

/** Reports a failed request. The data layer reports each PlatformError itself, once for all requests of an outage. */
export const onRequestError: Instrumentation.onRequestError = async (error, { method, path }, context) => {
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { forgetRender } = await import('@site-starter/engine/instrumentation')
    // Next.js does not tell the page cache of a failed render.
    forgetRender(path)
  }
  if (error instanceof Error && error.name === 'PlatformError') return
  trackError(error, { source: 'request', method, path, ...context })
}
