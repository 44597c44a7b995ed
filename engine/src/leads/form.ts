import { domainToASCII } from 'node:url'
import { z } from 'zod'
import type { Lead } from '../platform/leads'
import { type Field, type FieldKind, type FormName, fieldsOf, isLeadField } from '../port/forms'
import { formatDate } from '../text/dates'
import { numberIn } from '../text/numbers'
import { LONGEST_PAGE_NAME } from '../text/page-name'
import { oneLine, severalLines, visibleLength, withoutHidden } from '../text/visible-text'
import { type LeadValues, TICKED } from './values'

/** The e-mail grammar of the specification (section "Limits"). */
const email = /^(?!\.)(?!.*\.\.)[A-Za-z0-9_'+\-.]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/

/** The rules for answers of each kind, besides the length of a typed answer. */
const rules: { [kind in FieldKind]?: (answer: string, field: Field) => boolean } = {
  email: (answer) => email.test(answer),
  number: (answer) => numberIn(answer) !== undefined,
  date: (answer) => z.iso.date().safeParse(answer).success,
  // The server action checks a service against the list of services.
  select: (answer, { name, options }) =>
    isLeadField(name) ? answer.length <= LONGEST_PAGE_NAME : options.includes(answer),
  checkbox: (answer) => answer === TICKED,
}

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

/** The answer in the form that the platform gets; undefined if it is invalid. */
function answerTo(field: Field, typed: string): string | undefined {
  const { name, kind, required, least, longest } = field
  const answer = asMeant(typed, field)
  if (answer === '') return required && name !== 'serviceSlug' ? undefined : ''
  // A domain with accents is longer in the form that the platform gets than what a browser counted.
  const length = Math.min(answer.length, typed.length)
  const isFit = isChosen(kind) || (visibleLength(answer) >= least && length <= longest)
  return isFit && (rules[kind]?.(answer, field) ?? true) ? answer : undefined
}

/** What the visitor meant by a typed or pasted answer: visible text, on one line or several, fit for the e-mails and lists that show leads. */
function asMeant(typed: string, { name, kind, autoComplete = '' }: Field): string {
  // A browser posts a line break as two characters, but counts one.
  if (kind === 'textarea') return severalLines(typed.replace(/\r\n?/g, '\n'))
  const line = oneLine(typed)
  if (isChosen(kind)) return line
  if (kind === 'email') return withAsciiDomain(oneLine(withoutHidden(line)).replace(/^mailto:\s?/i, ''))
  if (kind === 'tel') return oneLine(withoutHidden(line)).replace(/^tel:\s?/i, '')
  if (kind === 'number') {
    const number = oneLine(withoutHidden(line))
    return numberIn(number) ?? number
  }
  const isName = name === 'name' || /(?:^|[ -])name$/.test(autoComplete)
  return isName ? oneLine(withoutHidden(line)) : line
}

/** Whether an answer is chosen rather than typed, so that its length does not matter. */
function isChosen(kind: FieldKind): boolean {
  return kind === 'select' || kind === 'checkbox' || kind === 'date'
}

/** Writes the domain of an e-mail address in ASCII (`ana@xn--caf-dma.pt`), as the platform requires. Firefox and WebKit leave that to the site. */
function withAsciiDomain(address: string): string {
  const domainFrom = address.lastIndexOf('@') + 1
  const domain = address.slice(domainFrom)
  return /\P{ASCII}/u.test(domain) ? address.slice(0, domainFrom) + domainToASCII(domain) : address
}

function lineOf({ label, kind }: Field, answer: string): string[] {
  if (answer === '') return []
  const question = /[?:]$/.test(label) ? label : `${label}:`
  if (kind === 'textarea') return [`${question}\n${answer}`]
  return [`${question} ${kind === 'date' ? formatDate(answer) : answer}`]
}
