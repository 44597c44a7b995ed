import { all, one } from '../dom'
import { actionFields } from './same-form'

/** Whether React shows the outcome. Where React runs, it draws the server's answer, and its components keep working. */
const isDrawnByReact = (form: HTMLFormElement, detail?: string) =>
  !form.dispatchEvent(new CustomEvent('answer', { cancelable: true, detail }))

/** The message for a status code. Next.js answers 409 for an unknown action, and 404 if the page is gone. 408 means that a proxy timed out. */
export const caseOf = (status: number) =>
  cases[status] ?? (status >= 400 && status < 500 ? 'failed' : 'unknown')
const cases: Record<number, string> = { 404: 'outdated', 408: 'unknown', 409: 'outdated', 429: 'limited' }

/** Shows one of the messages of `<InPlace />`. @param kind the `data-case` of the message, written by components/forms/in-place.tsx */
export const showFailure = (form: HTMLFormElement, feedback: HTMLElement, kind: string) => {
  if (!isDrawnByReact(form)) {
    for (const message of all(form, '[role=alert], [role=status][tabindex], [data-error]'))
      message.hidden = true
    for (const field of all(form, '[aria-invalid]')) field.removeAttribute('aria-invalid')
  }
  for (const text of all(feedback, '[data-case]')) text.hidden = text.dataset.case !== kind
  const alert = one(feedback, '[role=alert]') as HTMLElement
  alert.hidden = false
  alert.focus()
}

/** Replaces the form that was sent with the one in the response. */
export const replaceForm = (form: HTMLFormElement, answered: HTMLFormElement) => {
  for (const field of all(answered, '[autofocus]')) field.autofocus = false
  if (isDrawnByReact(form, answered.dataset.answer)) {
    for (const field of actionFields(form)) field.remove()
    form.prepend(...actionFields(answered))
  } else form.replaceChildren(...answered.childNodes)
  // The first of these that the answer has gets the focus.
  const candidates = [
    '[aria-invalid]',
    '[role=alert]:not([hidden])',
    '[role=status][tabindex]',
    'input:not([type=hidden])',
  ]
  candidates
    .map((selector) => one(form, selector))
    .find(Boolean)
    ?.focus()
}

/** Shows the page that a redirect led to. A server that is shutting down may not answer another request, so its response is used at once. */
export const showNextPage = ({ headers, url }: Response, page: Document) => {
  const here = one(document, 'main')
  const there = one(page, 'main')
  if (headers.get('connection') !== 'close' || !here || !there) return location.assign(url)
  history.replaceState(null, '', url)
  document.title = page.title
  here.replaceChildren(...there.childNodes)
  here.tabIndex = -1
  here.focus()
}
