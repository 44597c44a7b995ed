import type { z } from 'zod'
import { lead } from '../contract/lead'
import { faultyAnswer } from '../faults/faulty-answer'
import type { Platform } from '../platform'
import type { Context } from './context'

/** Creates a lead, which is the only write in the API. */
export const createLead = (platform: Platform) => async (context: Context) => {
  const { siteKey } = context.var.tenant
  platform.counters.countLeadCall(siteKey)
  const fault = platform.faults.take(siteKey, 'leads')
  const body = await context.req.text()
  const accept = () => acceptLead(platform, context, body)
  if (!fault) return accept()
  if (fault.fault === '422') return context.json(refusal(fault.fields), 422)
  if (fault.fault === 'slow')
    return faultyAnswer(platform.faults, fault, context, { status: 201, answer: accept })
  // Every other fault loses the answer. `store` determines whether the lead is lost too.
  const lost = fault.store ? await accept() : context.json({ success: true, id: 'never-stored' }, 201)
  return faultyAnswer(platform.faults, fault, context, { status: 201, answer: () => lost })
}

async function acceptLead(platform: Platform, context: Context, body: string) {
  const { tenant } = context.var
  const json = parseJson(body)
  if (!json) return context.json({ error: 'The body is not valid JSON.' }, 400)
  const parsed = lead.safeParse(json.value)
  if (!parsed.success) {
    return context.json({ error: 'The lead is not valid.', issues: issuesOf(parsed.error) }, 422)
  }
  const stored = await platform.leads.add(tenant.siteKey, parsed.data)
  void platform.notifications.attempt(tenant, stored)
  return context.json({ success: true, id: stored.id }, 201)
}

/** The first issue of each invalid field. A list, for example, is both not a text and too short. */
function issuesOf({ issues }: z.ZodError) {
  const first = new Map<string, string>()
  for (const { path, message } of issues) {
    const field = path.join('.')
    if (!first.has(field)) first.set(field, message)
  }
  return [...first].map(([path, message]) => ({ path, message }))
}

function refusal(fields: string[] = ['email']) {
  const message = 'Refused by a fault of the sandbox.'
  return { error: 'The lead is not valid.', issues: fields.map((path) => ({ path, message })) }
}

/** Parses JSON. The value is wrapped, because `null` and `false` are valid JSON too. */
function parseJson(body: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(body) }
  } catch {
    return undefined
  }
}
