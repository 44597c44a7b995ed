import { useRef } from 'react'
import { captchaField } from '@/lib/lead/values'

/** The captcha that is solved before a form is sent. Its code is loaded only when solving begins. */
export function useCaptcha() {
  const answer = useRef<Promise<string>>(undefined)

  /** Called while the visitor is typing, so that sending does not wait for the answer. */
  function begin(): Promise<string> {
    answer.current ??= import('./solve-captcha').then(({ solveCaptcha }) => solveCaptcha()).catch(() => '')
    return answer.current
  }

  /** An answer is valid once. Without an answer the server reports what is missing. */
  async function addTo(form: FormData): Promise<void> {
    form.set(captchaField, await begin())
    answer.current = undefined
  }

  return { begin, addTo }
}
