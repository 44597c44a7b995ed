import { one } from '../dom'
import { sameForm } from './same-form'

export type PreparedPost = ReturnType<typeof preparedPost>

/** Everything that posting a form needs, checked before anything is sent. @throws Error if the browser lacks a feature */
export const preparedPost = (form: HTMLFormElement, submitter: HTMLButtonElement | null) => {
  const proof = one<HTMLInputElement>(form, '[data-proof]')
  // A browser that lacks one of the features below throws here, before anything is sent, and posts the form without the script.
  if (proof) crypto.subtle.importKey.name
  const addresses = [submitter?.getAttribute('formaction'), form.getAttribute('action')]
  // React writes a `javascript:` URL when the action is its own.
  const address = addresses.find((url) => url && !/^javascript:/.test(url)) ?? location.href
  const data = new FormData(form)
  if (submitter?.name) data.append(submitter.name, submitter.value)
  const parse = (text: string) => new DOMParser().parseFromString(text, 'text/html')
  sameForm(form, parse('<form></form>'))
  form.replaceChildren.name
  new CustomEvent('answer')
  const request = fetch.bind(self)
  const limit = AbortSignal.timeout.bind(AbortSignal, 30_000)
  return {
    proof,
    data,
    post: () => request(address, { method: 'POST', body: data, signal: limit() }),
    get: () => request(location.href, { signal: limit() }),
    read: async (answer: Promise<Response>) => {
      const response = await answer
      const page = parse(await response.text())
      return { response, page, answered: sameForm(form, page) }
    },
  }
}
