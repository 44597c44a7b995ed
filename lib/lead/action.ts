'use server'

import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { captcha, isCaptchaAlways } from '@/lib/captcha'
import { senderOf } from '@/lib/client-address'
import { config, type Lead, tenantContent } from '@/lib/platform'
import { routes } from '@/lib/routes'
import { deliverOnce } from './deliver'
import { checkLead } from './form'
import { refusalOfLead } from './limits'
import {
  captchaField,
  contactFormFields,
  type LeadField,
  type LeadValues,
  leadFields,
  trapField,
  typedValues,
} from './values'

/** What the form shows after a submission that did not become a lead. */
export interface LeadState {
  values: LeadValues
  invalid: LeadField[]
  /** Why nothing was sent, or that nobody knows; absent when only fields need another look. */
  problem?: 'failed' | 'unknown' | 'limited' | 'captcha' | 'outdated'
}

export async function sendContact(_: LeadState | undefined, form: FormData): Promise<LeadState> {
  return sendLead('contact', form)
}

export async function sendQuote(_: LeadState | undefined, form: FormData): Promise<LeadState> {
  return sendLead('quote', form)
}

/** Sends the form to the platform: on to the thank-you page, or back with what the visitor typed. */
async function sendLead(formType: Lead['formType'], form: FormData): Promise<LeadState> {
  if (form.get(trapField)) {
    console.warn('[leads] a submission with the hidden field filled in was dropped')
    redirect(routes.thanks)
  }
  const values = typedValues(form, formType === 'contact' ? contactFormFields : leadFields)
  const checked = checkLead(values, formType)
  if ('invalid' in checked) return { values, invalid: checked.invalid }
  if (!(await isOffered(checked.lead.serviceSlug))) return { values, invalid: ['serviceSlug'] }
  const isSolved = () => captcha.isSolved(String(form.get(captchaField)))
  if (isCaptchaAlways && !(await isSolved())) return { values, invalid: [], problem: 'captcha' }
  const sender = senderOf((await headers()).get('x-forwarded-for'), config().trustedProxyHops)
  const isProven = async () => isCaptchaAlways || isSolved()
  const outcome = await deliverOnce(checked.lead, () => refusalOfLead(sender, isProven))
  if (outcome.status === 'created') redirect(routes.thanks)
  if (outcome.status !== 'invalid') return { values, invalid: [], problem: outcome.status }
  const invalid = leadFields.filter((field) => outcome.fields.includes(field))
  return invalid.length > 0 ? { values, invalid } : { values, invalid, problem: 'failed' }
}

/** A slug that is not in the list cannot come from our form; with the list out of reach the platform decides. */
async function isOffered(slug: string | undefined): Promise<boolean> {
  if (slug === undefined) return true
  const content = await tenantContent().catch(() => undefined)
  const services = content?.services ?? []
  return services.length === 0 || services.some((service) => service.slug === slug)
}
