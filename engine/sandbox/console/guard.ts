import { createMiddleware } from 'hono/factory'
import type { Env } from '../endpoints/context'

const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i

/**
 * Limits the console, which shows keys and switches faults, to the person at this machine. The guard rejects foreign host names that resolve to this
 * machine (DNS rebinding), and forms posted by pages of other origins.
 */
export const guard = createMiddleware<Env>(async (context, next) => {
  const host = context.req.header('host') ?? ''
  if (!LOOPBACK.test(host))
    return context.json({ error: 'The console answers on loopback addresses only.' }, 403)
  if (!['GET', 'HEAD'].includes(context.req.method) && isCrossSite(context.req.header(), host)) {
    return context.json({ error: 'The console is not for other origins.' }, 403)
  }
  return next()
})

/** Browsers always send at least one of these headers with a write; tools such as curl send neither. */
function isCrossSite(headers: Record<string, string>, host: string) {
  const site = headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true
  return headers.origin !== undefined && headers.origin !== `http://${host}`
}
