import { all } from '../dom'

/** The first hidden fields of a form, in which React names its action. */
export const actionFields = (form: HTMLElement) => all<HTMLInputElement>(form, 'input[name^="$ACTION_"]')

/** By its attributes or its action: a field of the form may have the name `id`. */
const nameOf = (form: HTMLFormElement) =>
  form.getAttribute('id') || form.dataset.form || /(?:_ID_|"id":")(\w+)/.exec(actionOf(form))?.[1]

const actionOf = (form: HTMLFormElement) =>
  actionFields(form)
    .map(({ name, value }) => name + value)
    .join()

const formsLike = (form: HTMLFormElement, page: Document) =>
  all<HTMLFormElement>(page, 'form').filter((other) => nameOf(other) === nameOf(form))

/** The same form on another page. Of several with one name it is that of the same number: React gives its answer to all of them. */
export const sameForm = (form: HTMLFormElement, page: Document) => {
  const forms = formsLike(form, page)
  return forms[formsLike(form, document).indexOf(form)] ?? forms[0]
}
