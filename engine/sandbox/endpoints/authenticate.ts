import { createMiddleware } from 'hono/factory'
import type { Platform } from '../platform'
import type { Env } from './context'

const KEY = /^ *(sk_[0-9a-f]{48})$/

/** Authenticates a request by its key, which selects the tenant. Without a known key, nothing else is examined. */
export const authenticate = ({ tenants }: Platform) =>
  createMiddleware<Env>(async (context, next) => {
    const header = context.req.header('authorization') ?? ''
    // HTTP ignores upper and lower case in the scheme.
    const key = /^bearer /i.test(header) ? KEY.exec(header.slice('bearer '.length))?.[1] : undefined
    const tenant = tenants.find((known) => known.key === key)
    if (!tenant) return context.json({ error: 'Missing, malformed or unknown API key.' }, 401)
    context.set('tenant', tenant)
    return next()
  })
