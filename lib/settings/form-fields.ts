/** The fields of the platform's lead that a visitor fills in, named as in its specification. */
export const leadFields = ['name', 'email', 'phone', 'serviceSlug', 'originDestination', 'message'] as const

export type LeadField = (typeof leadFields)[number]

export type FormName = 'contact' | 'quote'

export type FieldKind = 'text' | 'email' | 'tel' | 'number' | 'date' | 'textarea' | 'select' | 'checkbox'

interface FieldSettings {
  /** Absent means both forms; of `serviceSlug` and `originDestination` the form for quotes. */
  forms?: readonly FormName[]
  required?: boolean
  /** Greatest number of characters of an answer that is typed. */
  longest?: number
  /** A text between the label and the field. */
  hint?: string
  /** The message for an invalid answer. */
  invalid?: string
  /** The HTML `autocomplete` value: 'organization', 'postal-code' … */
  autoComplete?: string
}

/** A field that the platform has. Absent properties take the template's values. */
interface LeadFieldEntry extends FieldSettings {
  name: LeadField
  label?: string
}

/** A field that the platform does not have. The answer goes into the message, after the label. */
interface AddedFieldEntry extends FieldSettings {
  name: string
  label: string
  kind: FieldKind
  /** Options of a select. */
  options?: readonly string[]
}

/** An entry of `formFields` in site/config.ts. */
export type FormField = LeadField | LeadFieldEntry | AddedFieldEntry

export function isLeadField(name: string): name is LeadField {
  return leadFields.some((field) => field === name)
}
