import { Hono } from 'hono'
import { z } from 'zod'
import type { Context, Env } from '../endpoints/context'
import { faultOrder } from '../faults/kinds'
import type { Platform } from '../platform'
import { tenantBySiteKey } from '../tenants'
import { consolePage } from './page'
import { stateOf } from './state'

/** The forms of the console. Each redirects back to the page, so that a reload repeats nothing. */
export function forms(platform: Platform) {
  return new Hono<Env>()
    .post('/fault', async (context) => {
      const form = await fieldsOf(context)
      const order = faultOrder(platform.tenants).safeParse(orderOf(form))
      if (!order.success)
        return context.html(consolePage(stateOf(platform), z.prettifyError(order.error)), 422)
      platform.faults.set(order.data)
      return context.redirect('/#faults', 303)
    })
    .post('/clear', async (context) => {
      const form = await fieldsOf(context)
      platform.faults.clear(form.siteKey, form.resource)
      return context.redirect('/#faults', 303)
    })
    .post('/push', async (context) => {
      const form = await fieldsOf(context)
      const tenant = tenantBySiteKey(platform.tenants, form.siteKey)
      if (!tenant) return context.html(consolePage(stateOf(platform), 'No such tenant.'), 422)
      await platform.pushes.send(tenant, namesIn(form.tags))
      return context.redirect('/#pushes', 303)
    })
}

function orderOf({ target = '', fault, ms, times, store, fields }: Record<string, string>) {
  const [siteKey, resource] = target.split('/')
  return {
    siteKey,
    resource,
    fault,
    store: store === 'yes',
    ...(ms && { ms: Number(ms) }),
    ...(times && { times: Number(times) }),
    ...(fields && { fields: namesIn(fields) }),
  }
}

function namesIn(list = '') {
  return list
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')
}

/** The fields of a form; none if the body is not a form. */
async function fieldsOf(context: Context): Promise<Record<string, string>> {
  const form = await context.req.parseBody().catch(() => ({}))
  return z.record(z.string(), z.string()).parse(form)
}
