import { one } from '../dom'

/** The forms that are being sent, and what ends the state of sending. */
export const sending = new Map<HTMLFormElement, () => void>()

/** Says that a form is being sent, in its button and to those who hear the page. */
export const begin = (form: HTMLFormElement, place: HTMLElement, button: HTMLElement | null) => {
  const label = [...(button?.childNodes ?? [])]
  const text = place.dataset.sending ?? ''
  const status = one(place, '[role=status]') as HTMLElement
  const alert = one(place, '[role=alert]') as HTMLElement
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
