import { z } from 'zod'
import type { Lead } from '@/lib/platform'
import { type LeadField, type LeadValues, leadFields } from './values'

/** The e-mail grammar of the specification (Limits). */
const email = /^(?!\.)(?!.*\.\.)[A-Za-z0-9_'+\-.]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/

/** Generous upper limits; the specification shows none. */
export const longest: LeadValues extends Record<infer F, string> ? Record<F, number> : never = {
  name: 200,
  email: 320,
  phone: 60,
  serviceSlug: 200,
  originDestination: 1_000,
  message: 10_000,
}

const optional = (field: LeadField) =>
  z
    .string()
    .trim()
    .max(longest[field])
    .transform((value) => value || undefined)

const schema = z.object({
  name: z.string().trim().min(2).max(longest.name),
  email: z.string().trim().max(longest.email).regex(email),
  phone: optional('phone'),
  serviceSlug: optional('serviceSlug'),
  originDestination: optional('originDestination'),
  message: z.string().trim().min(10).max(longest.message),
})

/** Checks typed values with the platform's rules: the lead to send, or the fields that need another look. */
export function checkLead(
  values: LeadValues,
  formType: Lead['formType'],
): { lead: Lead } | { invalid: LeadField[] } {
  const parsed = schema.safeParse(values)
  if (!parsed.success) {
    const wrong = new Set(parsed.error.issues.map((issue) => issue.path[0]))
    return { invalid: leadFields.filter((field) => wrong.has(field)) }
  }
  const { phone, serviceSlug, originDestination, ...required } = parsed.data
  return {
    lead: {
      ...required,
      formType,
      ...(phone !== undefined && { phone }),
      ...(serviceSlug !== undefined && { serviceSlug }),
      ...(originDestination !== undefined && { originDestination }),
    },
  }
}
