import { longest } from '@/lib/lead/form'
import type { LeadField } from '@/lib/lead/values'
import type { FormContent } from '@/lib/pages/form'
import { copy } from '@/site.copy'
import type { FieldSpec } from './field'

/** The fields of the contact form, in order. */
export function contactFields(): FieldSpec[] {
  return [
    spec('name', { kind: 'text', required: true, autoComplete: 'name' }),
    spec('email', { kind: 'email', required: true, autoComplete: 'email' }),
    spec('phone', { kind: 'tel', autoComplete: 'tel' }),
    spec('message', { kind: 'textarea', required: true, hint: copy.form.hints.message }),
  ]
}

/** The fields of the quote form; without services there is nothing to select. */
export function quoteFields(services: FormContent['services']): FieldSpec[] {
  const [name, email, phone, message] = contactFields()
  const options = [
    { value: '', label: copy.form.anyService },
    ...services.map(({ slug, title }) => ({ value: slug, label: title })),
  ]
  return [
    name,
    email,
    phone,
    services.length > 0 ? spec('serviceSlug', { kind: 'select', options }) : undefined,
    spec('originDestination', { kind: 'text', hint: copy.form.hints.originDestination }),
    message,
  ].filter((field) => field !== undefined)
}

function spec(
  name: LeadField,
  { required = false, ...rest }: Pick<FieldSpec, 'kind'> & Partial<FieldSpec>,
): FieldSpec {
  return {
    name,
    label: copy.form.fields[name],
    invalidText: copy.form.invalid[name],
    maxLength: longest[name],
    required,
    ...(!required && { optionalText: copy.form.optional }),
    ...rest,
  }
}
