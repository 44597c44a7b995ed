import { LONGEST_PAGE_NAME, oneLine } from '@site-starter/engine/text'
import {
  type FieldKind,
  type FormField,
  type FormName,
  isLeadField,
  type LeadField,
} from '@/lib/settings/form-fields'
import { siteConfig } from '@/site/config'
import { copy } from '@/site/copy'
import type { Texts } from './define-copy'

export interface Field {
  name: string
  label: string
  kind: FieldKind
  forms: readonly FormName[]
  required: boolean
  /** The minimum number of visible characters in an answer. */
  least: number
  longest: number
  hint: string
  invalid: string
  autoComplete: string | undefined
  options: readonly string[]
}

/** The rules for the platform's lead fields. The platform publishes no maximum lengths, so these are generous. */
export const ofPlatform: Record<LeadField, Partial<Field> & Pick<Field, 'kind' | 'longest'>> = {
  name: { kind: 'text', required: true, least: 2, longest: 200, autoComplete: 'name' },
  email: { kind: 'email', required: true, longest: 320, autoComplete: 'email' },
  phone: { kind: 'tel', longest: 60, autoComplete: 'tel' },
  serviceSlug: { kind: 'select', longest: LONGEST_PAGE_NAME, forms: ['quote'] },
  originDestination: { kind: 'text', longest: 1_000, forms: ['quote'] },
  message: { kind: 'textarea', required: true, least: 10, longest: 10_000 },
}

/** The longest answer in a field of one line that site/config.ts adds, in characters. */
const LONGEST_LINE = 200
/** The longest answer in a text area that site/config.ts adds, in characters. */
const LONGEST_TEXT = 2_000

/** @param texts texts for the labels: in the page's language for a page, in the site's language for a lead */
export function fieldsOf(form: FormName, texts: Texts = copy): Field[] {
  return siteConfig.formFields
    .map((entry) => fieldOf(entry, texts))
    .filter(({ forms }) => forms.includes(form))
}

function fieldOf(entry: FormField, texts: Texts): Field {
  const settings = typeof entry === 'string' ? { name: entry } : entry
  const { name } = settings
  const kind = 'kind' in settings ? settings.kind : 'text'
  const hints: Partial<Record<LeadField, string>> = texts.form.hints
  const values = {
    label: '',
    kind,
    forms: ['contact', 'quote'] as const,
    required: false,
    least: 0,
    longest: kind === 'textarea' ? LONGEST_TEXT : LONGEST_LINE,
    hint: '',
    autoComplete: undefined,
    options: [],
    ...(isLeadField(name) && {
      label: texts.form.fields[name],
      hint: hints[name] ?? '',
      ...ofPlatform[name],
    }),
    ...settings,
  }
  // Browsers post a line break in an option as two characters, unlike the source. Visitors see one line.
  const options = values.options.map(oneLine)
  const translated = (text: string) => texts.titles[text] ?? text
  const invalid = translated(settings.invalid ?? invalidText(name, values, texts))
  return { ...values, label: translated(values.label), hint: translated(values.hint), options, invalid }
}

/** The error message for an invalid answer, for a field without its own `invalid`. */
function invalidText(
  name: string,
  { kind, required }: Pick<Field, 'kind' | 'required'>,
  texts: Texts,
): string {
  const { invalid, invalidAnswer } = texts.form
  if (isLeadField(name) && (!required || ofPlatform[name].required)) return invalid[name]
  if (kind === 'text' || kind === 'tel' || kind === 'textarea')
    return required ? invalidAnswer.empty : invalidAnswer.tooLong
  return invalidAnswer[kind]
}
