import { LONGEST_PAGE_NAME, oneLine } from '@/lib/engine/text'
import {
  type FieldKind,
  type FormField,
  type FormName,
  isLeadField,
  type LeadField,
} from '@/lib/site/settings/form-fields'
import { siteConfig } from '@/site/config'
import { copy } from '@/site/copy'

export interface Field {
  name: string
  label: string
  kind: FieldKind
  forms: readonly FormName[]
  required: boolean
  /** Least number of visible characters in an answer. */
  least: number
  longest: number
  hint: string
  invalid: string
  autoComplete: string | undefined
  options: readonly string[]
}

/** The platform's rules for its own fields. It publishes no greatest lengths, so these are generous. */
export const ofPlatform: Record<LeadField, Partial<Field> & Pick<Field, 'kind' | 'longest'>> = {
  name: { kind: 'text', required: true, least: 2, longest: 200, autoComplete: 'name' },
  email: { kind: 'email', required: true, longest: 320, autoComplete: 'email' },
  phone: { kind: 'tel', longest: 60, autoComplete: 'tel' },
  serviceSlug: { kind: 'select', longest: LONGEST_PAGE_NAME, forms: ['quote'] },
  originDestination: { kind: 'text', longest: 1_000, forms: ['quote'] },
  message: { kind: 'textarea', required: true, least: 10, longest: 10_000 },
}

const hints: Partial<Record<LeadField, string>> = copy.form.hints

const LONGEST_LINE = 200
const LONGEST_TEXT = 2_000

export function fieldsOf(form: FormName): Field[] {
  return siteConfig.formFields.map(fieldOf).filter(({ forms }) => forms.includes(form))
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
    ...(isLeadField(name) && { label: copy.form.fields[name], hint: hints[name] ?? '', ...ofPlatform[name] }),
    ...settings,
  }
  // A browser posts an option otherwise than it is written: a line break as two characters. Visitors see one line.
  const options = given.options.map(oneLine)
  return { ...given, options, invalid: settings.invalid ?? invalidText(name, given) }
}

/** The message for an invalid answer, unless the field brings its own. */
function invalidText(name: string, { kind, required }: Pick<Field, 'kind' | 'required'>): string {
  const { invalid, invalidAnswer } = copy.form
  if (isLeadField(name) && (!required || ofPlatform[name].required)) return invalid[name]
  if (kind === 'text' || kind === 'tel' || kind === 'textarea')
    return required ? invalidAnswer.empty : invalidAnswer.tooLong
  return invalidAnswer[kind]
}
