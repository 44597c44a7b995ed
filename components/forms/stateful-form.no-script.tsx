'use client'

import { type ComponentProps, createContext, type ReactNode, useActionState, useContext } from 'react'
import type { FormAction, FormAnswer } from '@/lib/lead/form-answer'
import { captchaField } from '@/lib/lead/values'

const AnswerContext = createContext<FormAnswer | undefined>(undefined)

/** What the server has answered to the form around a component; undefined before the form is sent. */
export function useAnswer(): FormAnswer | undefined {
  return useContext(AnswerContext)
}

interface StatefulFormProps extends Omit<ComponentProps<'form'>, 'action'> {
  action: FormAction
  /**
   * Where the form is posted to; '' is its own page. It is also how React finds the form that an answer belongs to. Without it React counts
   * the components around the form, and a form of another build may miss its answer.
   */
  permalink?: string
}

/**
 * A form whose parts know what its action has answered. React tells the answer to client components alone, while the page is
 * rendered for the post: no browser has to run this.
 */
export function StatefulForm({ action, permalink, children, ...attributes }: StatefulFormProps) {
  const [answer, post] = useActionState(action, undefined, permalink)
  return (
    <form {...attributes} action={post}>
      <AnswerContext value={answer}>{children}</AnswerContext>
    </form>
  )
}

interface AnswerProps {
  /** Shown below a problem, when the answer says so. */
  otherWays?: ReactNode
  /** Shown below the question for a proof of work, to a browser that runs no script. */
  proofNeedsScript?: string
}

/** The server's answer to a form: a message that gets the focus, nothing before the form is sent. */
export function Answer({ otherWays, proofNeedsScript }: AnswerProps) {
  const answer = useAnswer()
  if (answer === undefined || answer.message === '') return null
  const { message, isProblem, showsOtherWays, asksForProof } = answer
  const look = isProblem ? 'border-danger' : 'border-accent'
  return (
    <div
      role={isProblem ? 'alert' : 'status'}
      tabIndex={-1}
      className={`space-y-3 rounded-control border-2 bg-surface p-5 ${look}`}
    >
      <p className="font-semibold">{message}</p>
      {asksForProof && proofNeedsScript && (
        <noscript>
          <p>{proofNeedsScript}</p>
        </noscript>
      )}
      {showsOtherWays && otherWays}
    </div>
  )
}

/** The field for the proof of work: always, or once the server has asked for it. `lib/inline-scripts/form-script.ts` fills it in. */
export function ProofField({ isAlwaysAsked }: { isAlwaysAsked: boolean }) {
  const { asksForProof: isAsked = false, asksAgain = false } = useAnswer() ?? {}
  if (!isAlwaysAsked && !isAsked && !asksAgain) return null
  return (
    <input type="hidden" name={captchaField} data-proof="/api/captcha" data-asked={isAsked || undefined} />
  )
}
