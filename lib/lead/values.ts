/* Apart from the checks, so that the browser need not load their library. */

/** The fields a visitor fills in, named as in the lead table of the specification. */
export const leadFields = ['name', 'email', 'phone', 'serviceSlug', 'originDestination', 'message'] as const

export type LeadField = (typeof leadFields)[number]
export type LeadValues = Record<LeadField, string>

/** Those of the contact form; the others belong to a quote. */
export const contactFormFields: readonly LeadField[] = ['name', 'email', 'phone', 'message']

/** A field that nobody sees, so that only a program fills it in; of no kind that browsers complete by themselves. */
export const trapField = 'assunto'

/** What the browser solved before it sent the form. */
export const captchaField = 'captcha'

/** What the visitor typed, field by field; a field that the form does not have is ''. */
export function typedValues(form: FormData, fields: readonly LeadField[] = leadFields): LeadValues {
  const value = (field: LeadField) => {
    const entry = fields.includes(field) ? form.get(field) : ''
    return typeof entry === 'string' ? entry : ''
  }
  return Object.fromEntries(leadFields.map((field) => [field, value(field)])) as LeadValues
}
