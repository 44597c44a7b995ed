import type { HttpBindings } from '@hono/node-server'
import type { Context as HonoContext } from 'hono'
import type { Tenant } from '../tenants'

/** What comes with a request: the objects of Node.js, and the tenant that its key selects. */
export type Env = { Bindings: HttpBindings; Variables: { tenant: Tenant } }

export type Context = HonoContext<Env>
