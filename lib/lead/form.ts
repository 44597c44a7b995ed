import { z } from 'zod'
import { LONGEST_PAGE_NAME } from '@/lib/page-name'
import type { Lead } from '@/lib/platform'
import { oneLine, severalLines, visibleLength } from '@/lib/visible-text'
import { type LeadField, type LeadValues, leadFields } from './values'

/** The e-mail grammar of the specification (Limits). */
const email = /^(?!\.)(?!.*\.\.)[A-Za-z0-9_'+\-.]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/

/** Generous upper limits; the specification shows none. */
export const longest: LeadValues extends Record<infer F, string> ? Record<F, number> : never = {
  name: 200,
  email: 320,
  phone: 60,
  serviceSlug: LONGEST_PAGE_NAME,
  originDestination: 1_000,
  message: 10_000,
}

/** What is sent goes into e-mails and lists: one line of visible text, and of the message several. */
const line = (field: LeadField) => z.string().transform(oneLine).pipe(z.string().max(longest[field]))

const optional = (field: LeadField) => line(field).transform((value) => value || undefined)

const atLeast = (least: number) => (text: string) => visibleLength(text) >= least

const schema = z.object({
  name: line('name').refine(atLeast(2)),
  email: line('email').pipe(z.string().regex(email)),
  phone: optional('phone'),
  serviceSlug: optional('serviceSlug'),
  originDestination: optional('originDestination'),
  message: z.string().transform(severalLines).pipe(z.string().max(longest.message)).refine(atLeast(10)),
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
