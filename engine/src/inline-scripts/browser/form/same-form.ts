import { all } from '../dom'

/** The hidden fields at the start of a form in which React names its action. */
export const actionFields = (form: HTMLElement) => all<HTMLInputElement>(form, 'input[name^="$ACTION_"]')

/** The name of a form, from its attributes or its action. `form.id` could be a field named `id`. */
const nameOf = (form: HTMLFormElement) =>
  form.getAttribute('id') || form.dataset.form || /(?:_ID_|"id":")(\w+)/.exec(actionOf(form))?.[1]

const actionOf = (form: HTMLFormElement) =>
  actionFields(form)
    .map(({ name, value }) => name + value)
    .join()

const formsLike = (form: HTMLFormElement, page: Document) =>
  all<HTMLFormElement>(page, 'form').filter((other) => nameOf(other) === nameOf(form))

/** The counterpart of a form on another page. Several forms of one name are matched by position, since React gives its answer to all of them. */
export const sameForm = (form: HTMLFormElement, page: Document) => {
  const forms = formsLike(form, page)
  return forms[formsLike(form, document).indexOf(form)] ?? forms[0]
}
