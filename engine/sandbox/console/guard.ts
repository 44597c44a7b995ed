import { createMiddleware } from 'hono/factory'
import type { Env } from '../endpoints/context'

const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i

/**
 * The console shows keys and switches faults, so only the person at this machine may use it. The guard refuses a foreign
 * host name that resolves to this machine (DNS rebinding), and a form that a page of another origin posts.
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

/** Browsers always send at least one of these with a write; tools such as curl send neither. */
function isCrossSite(headers: Record<string, string>, host: string) {
  const site = headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true
  return headers.origin !== undefined && headers.origin !== `http://${host}`
}
