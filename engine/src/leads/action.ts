'use server'

import { notFound, redirect } from 'next/navigation'
import type { Lead } from '../platform/leads'
import { addressIn, copyIn, isLanguage } from '../port/content'
import { copy, language } from '../port/copy'
import { fieldsOf } from '../port/forms'
import { isQuoted, routes } from '../port/routes'
import { readContent } from '../snapshots/tenant'
import { captcha, isCaptchaAlways } from './captcha'
import { checkLead } from './form'
import type { FormAnswer } from './form-answer'
import { leadPosts } from './lead-posts'
import { submitLead } from './submit-lead'
import { captchaField, honeypotField, languageField, pageField, typedValues } from './values'

export async function sendContact(before: FormAnswer | undefined, form: FormData): Promise<FormAnswer> {
  return recorded(await sendLead('contact', before, form))
}

export async function sendQuote(before: FormAnswer | undefined, form: FormData): Promise<FormAnswer> {
  return recorded(await sendLead('quote', before, form))
}

/** Refuses a forged post, which no browser sends. The server turns the 404 into a 400. A thrown error would be logged as the site's own. */
function refuseForged(): never {
  const post = leadPosts?.getStore()
  if (post) post.isForged = true
  notFound()
}

/** Records whether the lead was not sent, for the title of the page rendered in response. */
function recorded(answer: FormAnswer): FormAnswer {
  const post = leadPosts?.getStore()
  if (post) post.isUnsent = answer.isProblem
  return answer
}

/** Sends the form to the platform. Redirects to the thank-you page, or answers with what the visitor typed. */
async function sendLead(
  formType: Lead['formType'],
  before: FormAnswer | undefined,
  form: FormData,
): Promise<FormAnswer> {
  if (!(form instanceof FormData)) refuseForged()
  const fields = fieldsOf(formType)
  const names = fields.map(({ name }) => name)
  const values = typedValues(form, [...names, pageField])
  const lang = languageIn(form)
  const texts = copyIn(lang)
  const problem = (message: string, more: Partial<FormAnswer>): FormAnswer => ({
    message,
    isProblem: true,
    values,
    ...more,
  })
  const wrong = (invalid: string[]) => problem(texts.form.summary, { invalid })
  const failure = (kind: 'failed' | 'unknown' | 'limited' | 'captcha') =>
    problem(texts.form[kind], { showsOtherWays: true, ...(kind === 'captcha' && { proof: 'now' }) })
  const sendAgain = problem(texts.form.again, { showsOtherWays: true, proof: 'next' })
  const isProven = proofIn(form)

  // Browsers and their extensions may fill in the honeypot for a person, some of them every time.
  if (form.get(honeypotField) && !(before?.proof === 'next' && (await isProven()))) {
    console.warn(
      '[leads] a submission had the hidden field filled in: the visitor was asked to send it again',
    )
    return sendAgain
  }
  const checked = checkLead(values, formType)
  if ('invalid' in checked) return wrong(checked.invalid)
  const service = fields.find(({ name }) => name === 'serviceSlug')
  if (!(await isOffered(checked.lead, service?.required))) return wrong(['serviceSlug'])
  if (isCaptchaAlways && !(await isProven())) return failure('captcha')

  const outcome = await submitLead(withLanguage(lang, checked.lead), form, isProven)
  if (outcome.status === 'created') redirect(thanksFor(checked.lead, addressIn(texts, routes.thanks)))
  if (outcome.status !== 'invalid') return failure(outcome.status)
  const invalid = names.filter((name) => outcome.fields.includes(name))
  return invalid.length > 0 ? wrong(invalid) : failure('failed')
}

/** The address of the thank-you page. Only the site's own language has one that names the requested service. */
function thanksFor({ formType, serviceSlug }: Lead, address: string): string {
  const isNamedRequest = formType === 'quote' && address === routes.thanks
  return isNamedRequest ? routes.thanksForRequest(serviceSlug) : address
}

/** The language of the page with the form, if it is not the site's. */
function languageIn(form: FormData): string | undefined {
  const lang = form.get(languageField)
  return typeof lang === 'string' && isLanguage(lang) ? lang : undefined
}

/** Adds the visitor's language to the message of a lead, which is otherwise in the site's language. */
function withLanguage(lang: string | undefined, lead: Lead): Lead {
  const name = lang && new Intl.DisplayNames([language], { type: 'language' }).of(lang)
  return name ? { ...lead, message: `${lead.message}\n\n${copy.form.language(name)}` } : lead
}

/** Creates a check of the form's proof of work, which runs at most once, since each proof is valid once. */
function proofIn(form: FormData): () => Promise<boolean> {
  let isSolved: Promise<boolean> | undefined
  return () => {
    isSolved ??= captcha.isSolved(String(form.get(captchaField)))
    return isSolved
  }
}

/** Whether the chosen service is one that the form offers. If the list cannot be read, the platform decides. */
async function isOffered({ serviceSlug: slug, formType }: Lead, isRequired = false): Promise<boolean> {
  if (slug === undefined && !isRequired) return true
  const content = await readContent().catch(() => undefined)
  const all = content?.services ?? []
  const services = formType === 'quote' ? all.filter((service) => isQuoted(service.slug)) : all
  return services.length === 0 || services.some((service) => service.slug === slug)
}
