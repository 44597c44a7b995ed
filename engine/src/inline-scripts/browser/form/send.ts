import { one } from '../dom'
import { caseOf, replaceForm, showFailure, showNextPage } from './outcome'
import type { PreparedPost } from './prepared-post'
import { prove } from './proof-of-work'
import { actionFields } from './same-form'
import { sending } from './sending'

/** Forms whose next submission is left to the browser. */
export const leftToBrowser = new WeakSet<HTMLFormElement>()

export const send = async (
  form: HTMLFormElement,
  feedback: HTMLElement,
  submitter: HTMLElement | null,
  { proof, data, post, get, read }: PreparedPost,
) => {
  let posted: Promise<Response> | undefined
  try {
    if (proof) await prove(form, proof, data)
    if (!actionFields(form)[0]) {
      // React has rendered the form in the browser, where no field names its action. If the server's page has none either, React posts the form.
      const { answered } = await read(get())
      for (const { name, value } of actionFields(answered as HTMLFormElement)) data.append(name, value)
    }
    posted = post()
    let answer = await read(posted)
    const requestedProof =
      answer.answered && one<HTMLInputElement>(answer.answered, '[data-proof][data-asked]')
    if (requestedProof) {
      await prove(form, requestedProof, data)
      answer = await read(post())
    }
    const { response, page, answered } = answer
    // The address of the page after the form, which components/forms/in-place.tsx writes.
    const { done } = feedback.dataset
    const isDone = done
      ? new URL(response.url).pathname === done || one(page, '[data-sent]')
      : !answered?.dataset.answer
    // The form stays in its sending state until the visitor leaves the page.
    if (response.ok && response.redirected && isDone) return showNextPage(response, page)
    sending.get(form)?.()
    if (response.ok && answered) replaceForm(form, answered)
    else showFailure(form, feedback, one(page, '[data-unsent]')?.dataset.unsent ?? caseOf(response.status))
  } catch {
    sending.get(form)?.()
    if (posted) return showFailure(form, feedback, 'unknown')
    leftToBrowser.add(form)
    // The browser ignores a submission during the submit event.
    setTimeout(() => form.requestSubmit(submitter))
  }
}
