/** The lead fields of the platform that visitors fill in, named as in its specification. */
export const leadFields = ['name', 'email', 'phone', 'serviceSlug', 'originDestination', 'message'] as const

export type LeadField = (typeof leadFields)[number]

export type FormName = 'contact' | 'quote'

export type FieldKind = 'text' | 'email' | 'tel' | 'number' | 'date' | 'textarea' | 'select' | 'checkbox'

interface FieldSettings {
  /** The forms that show the field. Default: both; only the quote form for `serviceSlug` and `originDestination`. */
  forms?: readonly FormName[]
  required?: boolean
  /** The maximum length of a typed answer, in characters. */
  longest?: number
  /** A help text between the label and the field. */
  hint?: string
  /** The error message for an invalid answer. */
  invalid?: string
  /** The HTML attribute `autocomplete`: 'organization', 'postal-code' … */
  autoComplete?: string
}

/** A lead field of the platform. Missing properties have the template's values. */
interface LeadFieldEntry extends FieldSettings {
  name: LeadField
  label?: string
}

/** A field that the platform does not have. The message of the lead contains its label and the answer. */
interface AddedFieldEntry extends FieldSettings {
  name: string
  label: string
  kind: FieldKind
  /** The options of a select. */
  options?: readonly string[]
}

/** An entry of `formFields` in site/config.ts. */
export type FormField = LeadField | LeadFieldEntry | AddedFieldEntry

export function isLeadField(name: string): name is LeadField {
  return leadFields.some((field) => field === name)
}
