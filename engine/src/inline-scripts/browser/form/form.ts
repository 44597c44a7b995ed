// Posts a form with <InPlace /> to its server action by fetch, and follows a redirect. Any other response is a page whose copy of the form
// replaces the form's content. The first invalid field, or the message, gets the focus. Without a response, the form says so. Any failure before
// the request is sent leaves the form to the browser.
import { one } from '../dom'
import { preparedPost } from './prepared-post'
import { proofOf } from './proof-of-work'
import { leftToBrowser, send } from './send'
import { begin, sending } from './sending'

// Listens in the capture phase, ahead of React, which ignores prevented events. A page with an agency's client components has both.
document.addEventListener(
  'submit',
  (event) => {
    const form = event.target as HTMLFormElement
    const submitter = event.submitter as HTMLButtonElement | null
    // Written by components/forms/in-place.tsx, with all messages.
    const feedback = one(form, '[data-in-place]')
    if (!feedback || event.defaultPrevented || leftToBrowser.delete(form)) return
    if (sending.has(form)) return event.preventDefault()
    try {
      const prepared = preparedPost(form, submitter)
      begin(form, feedback, submitter ?? one(form, '[type=submit]'))
      event.preventDefault()
      send(form, feedback, submitter, prepared)
    } catch {
      sending.get(form)?.()
    }
  },
  true,
)

// The proof of work is computed while the visitor types.
document.addEventListener('focusin', ({ target }) => {
  const { form } = target as HTMLInputElement
  // Written by components/forms/stateful-form.no-script.tsx.
  const field = form && one(form, '[data-proof]')
  if (field) proofOf(form, field)
})

// Back from the thank-you page, the browser may restore this page while it is still sending.
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) for (const [, end] of sending) end()
})
