import { z } from 'zod'
import { formatDate } from '@/lib/dates'
import type { Lead } from '@/lib/platform'
import { oneLine, severalLines, visibleLength } from '@/lib/visible-text'
import { type Field, fieldsOf } from './fields'
import { type FieldKind, type FormName, isLeadField } from './form-fields'
import { type LeadValues, TICKED } from './values'

/** The e-mail grammar of the specification (Limits). */
const email = /^(?!\.)(?!.*\.\.)[A-Za-z0-9_'+\-.]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/

/** What an answer of a kind has to be, beyond its length. */
const rules: { [kind in FieldKind]?: (answer: string, field: Field) => boolean } = {
  email: (answer) => email.test(answer),
  number: (answer) => Number.isFinite(Number(answer.replace(',', '.'))),
  date: (answer) => z.iso.date().safeParse(answer).success,
  // Which services there are is known to the action.
  select: (answer, { name, options }) => isLeadField(name) || options.includes(answer),
  checkbox: (answer) => answer === TICKED,
}

/** Checks typed values with the rules of their fields: the lead to send, or the fields that need another look. */
export function checkLead(values: LeadValues, form: FormName): { lead: Lead } | { invalid: string[] } {
  const fields = fieldsOf(form)
  const answers = new Map(fields.map((field) => [field.name, answerTo(field, values[field.name] ?? '')]))
  const invalid = fields.filter(({ name }) => answers.get(name) === undefined)
  if (invalid.length > 0) return { invalid: invalid.map(({ name }) => name) }
  const answer = (name: string) => answers.get(name) ?? ''
  const [phone, serviceSlug, originDestination] = ['phone', 'serviceSlug', 'originDestination'].map(answer)
  const added = fields.flatMap((field) => (isLeadField(field.name) ? [] : lineOf(field, answer(field.name))))
  return {
    lead: {
      name: answer('name'),
      email: answer('email'),
      message: [answer('message'), ...(added.length > 0 ? [added.join('\n')] : [])].join('\n\n'),
      formType: form,
      ...(phone && { phone }),
      ...(serviceSlug && { serviceSlug }),
      ...(originDestination && { originDestination }),
    },
  }
}

/** What is sent goes into e-mails and lists: one line of visible text, or several. Undefined when it will not do. */
function answerTo(field: Field, typed: string): string | undefined {
  const { name, kind, required, least, longest } = field
  const answer = kind === 'textarea' ? severalLines(typed) : oneLine(typed)
  if (answer === '') return required && name !== 'serviceSlug' ? undefined : ''
  const isLongEnough = visibleLength(answer) >= least && answer.length <= longest
  return isLongEnough && (rules[kind]?.(answer, field) ?? true) ? answer : undefined
}

/** An answer as it stands in the message, under its label. */
function lineOf({ label, kind }: Field, answer: string): string[] {
  if (answer === '') return []
  const asked = /[?:]$/.test(label) ? label : `${label}:`
  if (kind === 'textarea') return [`${asked}\n${answer}`]
  return [`${asked} ${kind === 'date' ? formatDate(answer) : answer}`]
}
