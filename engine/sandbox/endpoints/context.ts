import type { HttpBindings } from '@hono/node-server'
import type { Context as HonoContext } from 'hono'
import type { Tenant } from '../tenants'

/** What an endpoint gets: the request and response of Node.js, and the tenant that the request's API key selects. */
export type Env = { Bindings: HttpBindings; Variables: { tenant: Tenant } }

export type Context = HonoContext<Env>
