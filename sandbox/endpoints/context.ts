import type { HttpBindings } from '@hono/node-server'
import type { Context as HonoContext } from 'hono'
import type { Tenant } from '../tenants'

/** What a request carries besides itself: Node's own objects, and the tenant its key selected. */
export type Env = { Bindings: HttpBindings; Variables: { tenant: Tenant } }

export type Context = HonoContext<Env>
