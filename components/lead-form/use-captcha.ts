import { useRef } from 'react'
import { captchaField } from '@/lib/lead/values'

/** The step before a form is sent; nothing of it is loaded before it is begun. */
export function useCaptcha() {
  const answer = useRef<Promise<string>>(undefined)

  /** While the visitor is typing, so that sending need not wait for it. */
  function begin(): Promise<string> {
    answer.current ??= import('./solve-captcha').then(({ solveCaptcha }) => solveCaptcha()).catch(() => '')
    return answer.current
  }

  /** An answer serves once. Without one the server says what is missing. */
  async function addTo(form: FormData): Promise<void> {
    form.set(captchaField, await begin())
    answer.current = undefined
  }

  return { begin, addTo }
}
