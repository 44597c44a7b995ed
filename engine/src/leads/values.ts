/* Names and values of form fields. Kept apart from the checks, so that the browser does not load their library. */

export type LeadValues = Record<string, string>

/** The value of a ticked checkbox, as the message shows it. */
export const TICKED = 'Sim'

/** The name of the honeypot, a hidden field that bots fill in. Hardly any browser autofills a field of this name. */
export const honeypotField = 'assunto'

/** The name of the field with the answer to the captcha, which the browser solves before it sends the form. */
export const captchaField = 'captcha'

/** The name of the field with the page's language, if it is not the site's. */
export const languageField = 'idioma'

export const pageField = 'pagina'

/** The name of the field with the `utm_…` and `gclid` of the visit's first address, as a query string. */
export const campaignField = 'campanha'

/** What the visitor typed, by field name; '' for a missing field. */
export function typedValues(form: FormData, names: readonly string[]): LeadValues {
  const value = (name: string) => {
    const entry = form.get(name)
    return typeof entry === 'string' ? entry : ''
  }
  return Object.fromEntries(names.map((name) => [name, value(name)]))
}
