/* Apart from the checks, so that the browser need not load their library. */

/** What a visitor typed, by the names of the fields. */
export type LeadValues = Record<string, string>

/** The value of a box that is ticked, as it stands in the message. */
export const TICKED = 'Sim'

/** A field that nobody sees, so that only a program fills it in; of no kind that browsers complete by themselves. */
export const trapField = 'assunto'

/** What the browser solved before it sent the form. */
export const captchaField = 'captcha'

/** What the visitor typed, field by field; '' for what is not there. */
export function typedValues(form: FormData, names: readonly string[]): LeadValues {
  const value = (name: string) => {
    const entry = form.get(name)
    return typeof entry === 'string' ? entry : ''
  }
  return Object.fromEntries(names.map((name) => [name, value(name)]))
}
