import { one } from '../dom'

/** The forms being sent, each with a function that ends its sending state. */
export const sending = new Map<HTMLFormElement, () => void>()

/** Announces that a form is being sent, on its button and to screen readers. */
export const begin = (form: HTMLFormElement, feedback: HTMLElement, button: HTMLElement | null) => {
  const label = [...(button?.childNodes ?? [])]
  const text = feedback.dataset.sending ?? ''
  const status = one(feedback, '[role=status]') as HTMLElement
  const alert = one(feedback, '[role=alert]') as HTMLElement
  status.textContent = text
  sending.set(form, () => {
    sending.delete(form)
    button?.removeAttribute('aria-disabled')
    if (text) button?.replaceChildren(...label)
    status.textContent = ''
    alert.hidden = true
  })
  button?.setAttribute('aria-disabled', 'true')
  if (text) button?.replaceChildren(text)
}
