import { createMiddleware } from 'hono/factory'
import type { Platform } from '../platform'
import type { Env } from './context'

const BEARER = /^Bearer (sk_[0-9a-f]{48})$/

/** The key authenticates the request and selects the tenant. Without a known key nothing else is examined. */
export const authenticate = ({ tenants }: Platform) =>
  createMiddleware<Env>(async (context, next) => {
    const key = BEARER.exec(context.req.header('authorization') ?? '')?.[1]
    const tenant = tenants.find((known) => known.key === key)
    if (!tenant) return context.json({ error: 'Missing, malformed or unknown API key.' }, 401)
    context.set('tenant', tenant)
    return next()
  })
