import type { HttpBindings } from '@hono/node-server'
import type { Context as HonoContext } from 'hono'
import type { Tenant } from '../tenants'

/** The context of a request: the objects of Node.js, and the tenant of its key. */
export type Env = { Bindings: HttpBindings; Variables: { tenant: Tenant } }

export type Context = HonoContext<Env>
