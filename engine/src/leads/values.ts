/* Separate from the checks, so that the browser does not load their library. */

export type LeadValues = Record<string, string>

/** The value of a box that is ticked, as it stands in the message. */
export const TICKED = 'Sim'

/** The honeypot: a hidden field that bots fill in. Hardly any browser autofills a field of this name. */
export const honeypotField = 'assunto'

/** The answer to the captcha, which the browser solves before it sends the form. */
export const captchaField = 'captcha'

/** The language of the page, where it is another than the site's. */
export const languageField = 'idioma'

export const pageField = 'pagina'

/** The `utm_…` and `gclid` of the visit's first address, as a query. */
export const campaignField = 'campanha'

/** What the visitor typed, by field; '' for a missing field. */
export function typedValues(form: FormData, names: readonly string[]): LeadValues {
  const value = (name: string) => {
    const entry = form.get(name)
    return typeof entry === 'string' ? entry : ''
  }
  return Object.fromEntries(names.map((name) => [name, value(name)]))
}
