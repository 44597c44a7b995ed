'use client'

import { captchaField } from '@/lib/lead/values'
import { useAnswer } from './stateful-form.no-script'

/** The field for the proof of work: always, or once the server has asked for it. `lib/inline-scripts/form-script.ts` fills it in. */
export function ProofField({ isAlwaysAsked }: { isAlwaysAsked: boolean }) {
  const { asksForProof: isAsked = false, asksAgain = false } = useAnswer() ?? {}
  if (!isAlwaysAsked && !isAsked && !asksAgain) return null
  return (
    <input type="hidden" name={captchaField} data-proof="/api/captcha" data-asked={isAsked || undefined} />
  )
}
