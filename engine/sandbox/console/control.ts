import { Hono } from 'hono'
import { z } from 'zod'
import type { Context, Env } from '../endpoints/context'
import { faultOrder } from '../faults/kinds'
import type { Platform } from '../platform'
import { tenantBySiteKey } from '../tenants'
import { stateOf } from './state'

const pushOrder = z.strictObject({ siteKey: z.string(), tags: z.array(z.string()) })

/** The JSON API of the console, for tests and scripts. */
export function control(platform: Platform) {
  const { faults, counters, pushes, tenants } = platform
  return new Hono<Env>()
    .get('/state.json', (context) => context.json(stateOf(platform)))
    .put('/faults', async (context) => {
      const order = faultOrder(tenants).safeParse(await bodyOf(context))
      if (!order.success) return context.json({ error: z.prettifyError(order.error) }, 422)
      faults.set(order.data)
      return context.json({ faults: faults.list() })
    })
    .delete('/faults', (context) => {
      faults.clear(context.req.query('siteKey'), context.req.query('resource'))
      return context.json({ faults: faults.list() })
    })
    .post('/push', async (context) => {
      const order = pushOrder.safeParse(await bodyOf(context))
      const tenant = order.success ? tenantBySiteKey(tenants, order.data.siteKey) : undefined
      if (!order.success || !tenant)
        return context.json({ error: '{ siteKey, tags: [] } of a tenant, please.' }, 422)
      return context.json({ push: (await pushes.send(tenant, order.data.tags)) ?? null })
    })
    .post('/reset-counters', (context) => {
      counters.reset()
      return context.json({ done: true })
    })
}

async function bodyOf(context: Context): Promise<unknown> {
  return context.req.json().catch(() => undefined)
}
