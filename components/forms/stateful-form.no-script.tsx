'use client'

import { captchaField, type FormAction, type FormAnswer } from '@site-starter/engine/lead-form'
import {
  type ComponentProps,
  createContext,
  type ReactNode,
  useActionState,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import { runningText } from '../text/words'

const AnswerContext = createContext<FormAnswer | undefined>(undefined)

/** The server's answer to the surrounding form; undefined before it is sent. */
export function useAnswer(): FormAnswer | undefined {
  return useContext(AnswerContext)
}

const SelfCheckContext = createContext(false)

/** Whether the action validates the surrounding form, instead of the browser (`noValidate`). */
export function useSelfCheck(): boolean {
  return useContext(SelfCheckContext)
}

interface StatefulFormProps extends Omit<ComponentProps<'form'>, 'action'> {
  action: FormAction
  /** The address the form posts to; '' for its own page. React uses it to assign an answer to the form, even across builds. */
  permalink?: string
  /** The initial answer. */
  answered?: FormAnswer
}

/** The answer before the form is sent: no message, and no invalid fields. */
const unanswered = { message: '', isProblem: false, invalid: [] }

/**
 * A form whose parts know the answer of its action. React gives the answer only to client components, during the render for the post: no browser
 * needs this code. Otherwise `engine/src/inline-scripts/browser/form/outcome.ts` passes on the answer.
 */
export function StatefulForm({ action, permalink, answered, children, ...attributes }: StatefulFormProps) {
  const [posted, post] = useActionState(action, answered, permalink)
  const [laterAnswer, setLaterAnswer] = useState<FormAnswer>()
  const answer = laterAnswer ?? posted
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const receive = (event: Event) => {
      if (!(event instanceof CustomEvent)) return
      event.preventDefault()
      const received: FormAnswer | undefined = event.detail ? JSON.parse(event.detail) : undefined
      flushSync(() => setLaterAnswer((before) => received ?? { ...posted, ...before, ...unanswered }))
      if (received && !received.values) form.current?.reset()
    }
    const element = form.current
    element?.addEventListener('answer', receive)
    return () => element?.removeEventListener('answer', receive)
  }, [posted])
  return (
    <form {...attributes} ref={form} action={post} data-answer={answer && JSON.stringify(answer)}>
      <SelfCheckContext value={attributes.noValidate === true}>
        <AnswerContext value={answer}>{children}</AnswerContext>
      </SelfCheckContext>
    </form>
  )
}

interface AnswerProps {
  /** Other ways to reach the business, shown below a problem if the answer asks for them. */
  otherWays?: ReactNode
  /** A note below the proof-of-work question, for browsers without JavaScript. */
  proofNeedsScript?: string
}

/** The server's answer to a form, which receives the focus; nothing before the form is sent. */
export function Answer({ otherWays, proofNeedsScript }: AnswerProps) {
  const answer = useAnswer()
  if (answer === undefined || answer.message === '') return null
  const { message, isProblem, showsOtherWays, proof } = answer
  const colour = isProblem ? 'border-danger' : 'border-accent'
  return (
    <div
      role={isProblem ? 'alert' : 'status'}
      tabIndex={-1}
      className={`stack-3 rounded-control border-2 bg-surface p-5 ${colour}`}
    >
      <p className="font-semibold">{runningText(message)}</p>
      {proof === 'now' && proofNeedsScript && (
        <noscript>
          <p>{proofNeedsScript}</p>
        </noscript>
      )}
      {showsOtherWays && otherWays}
    </div>
  )
}

/**
 * The proof-of-work field, present always or once the server asks. `data-proof` is the address of the challenge, which
 * `engine/src/inline-scripts/browser/form/proof-of-work.ts` solves. `data-asked` makes `send.ts` beside it send the form again.
 */
export function ProofField({ isAlwaysAsked }: { isAlwaysAsked: boolean }) {
  const proof = useAnswer()?.proof
  if (!isAlwaysAsked && proof === undefined) return null
  return (
    <input
      type="hidden"
      name={captchaField}
      data-proof="/api/captcha"
      data-asked={proof === 'now' || undefined}
    />
  )
}
