'use server'

import { redirect } from 'next/navigation'
import { captcha, isCaptchaAlways } from '@/lib/captcha'
import { currentEnvironment } from '@/lib/environment/current-environment'
import type { Lead } from '@/lib/platform'
import { routes } from '@/lib/routing/routes'
import { tenantContent } from '@/lib/snapshots'
import { deliverOnce } from './deliver'
import { fieldsOf } from './fields'
import { checkLead } from './form'
import { refusalOfLead } from './limits'
import { leadOfPreview } from './preview'
import { requestSender } from './sender'
import { captchaField, honeypotField, type LeadValues, typedValues } from './values'

/** What the form shows after a submission that did not become a lead. */
export interface LeadState {
  values: LeadValues
  /** Names of fields. */
  invalid: string[]
  /** Why nothing was sent. `unknown`: the lead may have arrived. Absent when only fields are invalid. */
  problem?: 'failed' | 'unknown' | 'limited' | 'captcha' | 'outdated'
}

export async function sendContact(_: LeadState | undefined, form: FormData): Promise<LeadState> {
  return sendLead('contact', form)
}

export async function sendQuote(_: LeadState | undefined, form: FormData): Promise<LeadState> {
  return sendLead('quote', form)
}

/** Sends the form to the platform. Redirects to the thank-you page, or returns what the visitor typed. */
async function sendLead(formType: Lead['formType'], form: FormData): Promise<LeadState> {
  if (form.get(honeypotField)) {
    console.warn('[leads] a submission with the hidden field filled in was dropped')
    redirect(routes.thanks)
  }
  const fields = fieldsOf(formType)
  const names = fields.map(({ name }) => name)
  const values = typedValues(form, names)
  const checked = checkLead(values, formType)
  if ('invalid' in checked) return { values, invalid: checked.invalid }
  const service = fields.find(({ name }) => name === 'serviceSlug')
  if (!(await isOffered(checked.lead.serviceSlug, service?.required)))
    return { values, invalid: ['serviceSlug'] }
  const isSolved = () => captcha.isSolved(String(form.get(captchaField)))
  if (isCaptchaAlways && !(await isSolved())) return { values, invalid: [], problem: 'captcha' }
  const sender = await requestSender()
  const isProven = async () => isCaptchaAlways || isSolved()
  const lead = currentEnvironment().isPreview ? leadOfPreview(checked.lead) : checked.lead
  if (lead === undefined) redirect(routes.thanks)
  const outcome = await deliverOnce(lead, () => refusalOfLead(sender, isProven))
  if (outcome.status === 'created') redirect(routes.thanks)
  if (outcome.status !== 'invalid') return { values, invalid: [], problem: outcome.status }
  const invalid = names.filter((name) => outcome.fields.includes(name))
  return invalid.length > 0 ? { values, invalid } : { values, invalid, problem: 'failed' }
}

/** Our form sends only slugs of the list. When the list cannot be read, the platform decides. */
async function isOffered(slug: string | undefined, isRequired = false): Promise<boolean> {
  if (slug === undefined && !isRequired) return true
  const content = await tenantContent().catch(() => undefined)
  const services = content?.services ?? []
  return services.length === 0 || services.some((service) => service.slug === slug)
}
