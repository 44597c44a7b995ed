import { useRef } from 'react'
import { captchaField } from '@/lib/lead/values'

/** The step before a form is sent; nothing of it is loaded where the site needs none. */
export function useCaptcha(isNeeded: boolean) {
  const answer = useRef<Promise<string>>(undefined)

  /** While the visitor is typing, so that sending need not wait for it. */
  function begin() {
    if (!isNeeded) return
    answer.current ??= import('./solve-captcha').then(({ solveCaptcha }) => solveCaptcha()).catch(() => '')
  }

  /** An answer serves once. Without one the server says what is missing. */
  async function addTo(form: FormData): Promise<void> {
    begin()
    if (answer.current) form.set(captchaField, await answer.current)
    answer.current = undefined
  }

  return { begin, addTo }
}
