import { LONGEST_PAGE_NAME } from '@/lib/page-name'
import { site } from '@/site.config'
import { copy } from '@/site.copy'
import { type FieldKind, type FormField, type FormName, isLeadField, type LeadField } from './form-fields'

/** A field with all that its form, its check and the lead need to know of it. */
export interface Field {
  name: string
  label: string
  kind: FieldKind
  forms: readonly FormName[]
  required: boolean
  /** Visible characters of an answer, at least. */
  least: number
  longest: number
  hint: string
  invalid: string
  autoComplete: string | undefined
  options: readonly string[]
}

/** What the platform says of its own fields; it shows no greatest lengths, so these are generous. */
const ofPlatform: Record<LeadField, Partial<Field> & Pick<Field, 'kind' | 'longest'>> = {
  name: { kind: 'text', required: true, least: 2, longest: 200, autoComplete: 'name' },
  email: { kind: 'email', required: true, longest: 320, autoComplete: 'email' },
  phone: { kind: 'tel', longest: 60, autoComplete: 'tel' },
  serviceSlug: { kind: 'select', longest: LONGEST_PAGE_NAME, forms: ['quote'] },
  originDestination: { kind: 'text', longest: 1_000, forms: ['quote'] },
  message: { kind: 'textarea', required: true, least: 10, longest: 10_000 },
}

const LONGEST_LINE = 200
const LONGEST_TEXT = 2_000

/** The fields of a form, in the order of `formFields` in site.config.ts. */
export function fieldsOf(form: FormName): Field[] {
  return site.formFields.map(fieldOf).filter(({ forms }) => forms.includes(form))
}

function fieldOf(entry: FormField): Field {
  const settings = typeof entry === 'string' ? { name: entry } : entry
  const { name } = settings
  const kind = 'kind' in settings ? settings.kind : 'text'
  const given = {
    label: '',
    kind,
    forms: ['contact', 'quote'] as const,
    required: false,
    least: 0,
    longest: kind === 'textarea' ? LONGEST_TEXT : LONGEST_LINE,
    hint: '',
    autoComplete: undefined,
    options: [],
    ...(isLeadField(name) && { label: copy.form.fields[name], hint: hintOf(name), ...ofPlatform[name] }),
    ...settings,
  }
  return { ...given, invalid: settings.invalid ?? invalidText(name, given) }
}

function hintOf(name: LeadField): string {
  const { hints } = copy.form
  return name === 'originDestination' || name === 'message' ? hints[name] : ''
}

/** Why an answer will not do, as far as the field tells by itself. */
function invalidText(name: string, { kind, required }: Pick<Field, 'kind' | 'required'>): string {
  const { invalid, invalidAnswer } = copy.form
  if (isLeadField(name) && (!required || ofPlatform[name].required)) return invalid[name]
  if (kind === 'text' || kind === 'tel' || kind === 'textarea')
    return required ? invalidAnswer.empty : invalidAnswer.tooLong
  return invalidAnswer[kind]
}
