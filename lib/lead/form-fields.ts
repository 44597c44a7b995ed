/** The fields of the platform's lead that a visitor fills in, named as in its specification. */
export const leadFields = ['name', 'email', 'phone', 'serviceSlug', 'originDestination', 'message'] as const

export type LeadField = (typeof leadFields)[number]

export type FormName = 'contact' | 'quote'

export type FieldKind = 'text' | 'email' | 'tel' | 'number' | 'date' | 'textarea' | 'select' | 'checkbox'

interface FieldSettings {
  /** Absent: both forms. */
  forms?: FormName[]
  required?: boolean
  /** Characters at most. */
  longest?: number
  /** Stands between the label and the field. */
  hint?: string
  /** What the visitor reads when the answer will not do. */
  invalid?: string
  /** The browser's name for what it can fill in by itself: 'organization', 'postal-code' … */
  autoComplete?: string
}

/** A field that the platform has; what is not said here is as the template has it. */
interface LeadFieldEntry extends FieldSettings {
  name: LeadField
  label?: string
}

/** A field that the platform does not have: the answer goes into the message, under the label. */
interface AddedFieldEntry extends FieldSettings {
  name: string
  label: string
  kind: FieldKind
  /** Of a select. */
  options?: string[]
}

/** A line of the table of fields in site.config.ts. */
export type FormField = LeadField | LeadFieldEntry | AddedFieldEntry

export function isLeadField(name: string): name is LeadField {
  return leadFields.some((field) => field === name)
}
