import { all, one } from '../dom'
import { actionFields } from './same-form'

/** Where React runs, it draws what the server has said, and its components go on. */
const isDrawnByReact = (form: HTMLFormElement, detail?: string) =>
  !form.dispatchEvent(new CustomEvent('answer', { cancelable: true, detail }))

/** Next.js answers 409 to an action that it does not know, and 404 where the page is gone. At 408 a proxy gave up waiting. */
export const caseOf = (status: number) =>
  cases[status] ?? (status >= 400 && status < 500 ? 'failed' : 'unknown')
const cases: Record<number, string> = { 404: 'outdated', 408: 'unknown', 409: 'outdated', 429: 'limited' }

export const fail = (form: HTMLFormElement, place: HTMLElement, kind: string) => {
  if (!isDrawnByReact(form)) {
    for (const said of all(form, '[role=alert], [role=status][tabindex], [data-error]')) said.hidden = true
    for (const field of all(form, '[aria-invalid]')) field.removeAttribute('aria-invalid')
  }
  for (const text of all(place, '[data-case]')) text.hidden = text.dataset.case !== kind
  const alert = one(place, '[role=alert]') as HTMLElement
  alert.hidden = false
  alert.focus()
}

/** Shows the form of the answer in the place of the form that was sent. */
export const show = (form: HTMLFormElement, answered: HTMLFormElement) => {
  for (const field of all(answered, '[autofocus]')) field.autofocus = false
  if (isDrawnByReact(form, answered.dataset.answer)) {
    for (const field of actionFields(form)) field.remove()
    form.prepend(...actionFields(answered))
  } else form.replaceChildren(...answered.childNodes)
  const focused = [
    '[aria-invalid]',
    '[role=alert]:not([hidden])',
    '[role=status][tabindex]',
    'input:not([type=hidden])',
  ]
  focused
    .map((selector) => one(form, selector))
    .find(Boolean)
    ?.focus()
}

/** Goes to the page that a redirect has led to. A server that is being stopped may have answered its last request with it. */
export const arrive = ({ headers, url }: Response, page: Document) => {
  const here = one(document, 'main')
  const there = one(page, 'main')
  if (headers.get('connection') !== 'close' || !here || !there) return location.assign(url)
  history.replaceState(null, '', url)
  document.title = page.title
  here.replaceChildren(...there.childNodes)
  here.tabIndex = -1
  here.focus()
}
