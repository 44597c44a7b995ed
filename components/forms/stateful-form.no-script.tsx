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

const AnswerContext = createContext<FormAnswer | undefined>(undefined)

/** What the server has answered to the form around a component; undefined before the form is sent. */
export function useAnswer(): FormAnswer | undefined {
  return useContext(AnswerContext)
}

const SelfCheckContext = createContext(false)

/** Whether the action checks the form around a component, and the browser does not (`noValidate`). */
export function useSelfCheck(): boolean {
  return useContext(SelfCheckContext)
}

interface StatefulFormProps extends Omit<ComponentProps<'form'>, 'action'> {
  action: FormAction
  /** Where the form is posted to; '' is its own page. React finds by it the form that an answer belongs to, also in a page of another build. */
  permalink?: string
  /** The answer that is shown at first. */
  answered?: FormAnswer
}

/** The form says nothing of an answer before, and keeps what was typed. */
const unanswered = { message: '', isProblem: false, invalid: [] }

/**
 * A form whose parts know what its action has answered. React tells client components alone, while the page is rendered for the post: no browser
 * has to run this. Where one does, `engine/src/inline-scripts/browser/form/outcome.ts` hands the answer over.
 */
export function StatefulForm({ action, permalink, answered, children, ...attributes }: StatefulFormProps) {
  const [posted, post] = useActionState(action, answered, permalink)
  const [later, setLater] = useState<FormAnswer>()
  const answer = later ?? posted
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const take = (event: Event) => {
      if (!(event instanceof CustomEvent)) return
      event.preventDefault()
      const told: FormAnswer | undefined = event.detail ? JSON.parse(event.detail) : undefined
      flushSync(() => setLater((before) => told ?? { ...posted, ...before, ...unanswered }))
      if (told && !told.values) form.current?.reset()
    }
    const element = form.current
    element?.addEventListener('answer', take)
    return () => element?.removeEventListener('answer', take)
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
  /** Shown below a problem, when the answer says so. */
  otherWays?: ReactNode
  /** Shown below the question for a proof of work, to a browser that runs no script. */
  proofNeedsScript?: string
}

/** The server's answer to a form: a message that gets the focus, nothing before the form is sent. */
export function Answer({ otherWays, proofNeedsScript }: AnswerProps) {
  const answer = useAnswer()
  if (answer === undefined || answer.message === '') return null
  const { message, isProblem, showsOtherWays, proof } = answer
  const look = isProblem ? 'border-danger' : 'border-accent'
  return (
    <div
      role={isProblem ? 'alert' : 'status'}
      tabIndex={-1}
      className={`stack-3 rounded-control border-2 bg-surface p-5 ${look}`}
    >
      <p className="font-semibold">{message}</p>
      {proof === 'now' && proofNeedsScript && (
        <noscript>
          <p>{proofNeedsScript}</p>
        </noscript>
      )}
      {showsOtherWays && otherWays}
    </div>
  )
}

/** The field for the proof of work: always, or once the server has asked for it. `engine/src/inline-scripts/browser/form/proof-of-work.ts` fills it in. */
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
