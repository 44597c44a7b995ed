// Posts a form that contains <InPlace /> with fetch, to the server action of the form. A redirect is followed. Any other answer is a page with the
// form, whose content takes the place of this one's; the first invalid field, or the message, gets the focus. When no answer comes, the form says
// so. Until the request has left, whatever is missing or fails leaves the form to the browser.
import { one } from '../dom'
import { preparedPost } from './prepared-post'
import { proofOf } from './proof-of-work'
import { leftToBrowser, send } from './send'
import { begin, sending } from './sending'

// Before React, which leaves alone what is prevented: a page with components of an agency has both.
document.addEventListener(
  'submit',
  (event) => {
    const form = event.target as HTMLFormElement
    const submitter = event.submitter as HTMLButtonElement | null
    const place = one(form, '[data-in-place]')
    if (!place || event.defaultPrevented || leftToBrowser.delete(form)) return
    if (sending.has(form)) return event.preventDefault()
    try {
      const prepared = preparedPost(form, submitter)
      begin(form, place, submitter ?? one(form, '[type=submit]'))
      event.preventDefault()
      send(form, place, submitter, prepared)
    } catch {
      sending.get(form)?.()
    }
  },
  true,
)

// The proof of work takes its time, while the visitor types.
document.addEventListener('focusin', ({ target }) => {
  const { form } = target as HTMLInputElement
  const field = form && one(form, '[data-proof]')
  if (field) proofOf(form, field)
})

// Back from the thank-you page, to the page as it was left.
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) for (const [, end] of sending) end()
})
