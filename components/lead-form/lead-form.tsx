'use client'

import { unstable_isUnrecognizedActionError, unstable_rethrow } from 'next/navigation'
import {
  type FormEvent,
  type ReactNode,
  useActionState,
  useEffect,
  useRef,
  useState,
  useTransition,
} from 'react'
import type { LeadState } from '@/lib/lead/action'
import { typedValues } from '@/lib/lead/values'
import { Field, type FieldSpec } from './field'
import { HoneypotField } from './honeypot-field'
import { useCaptcha } from './use-captcha'

interface LeadFormProps {
  action: (state: LeadState | undefined, form: FormData) => Promise<LeadState>
  fields: FieldSpec[]
  /** The service that is selected at first. */
  selectedService?: string | undefined
  texts: {
    submit: string
    sending: string
    summary: string
    honeypot: string
    /** Why the captcha fails in a browser without JavaScript. */
    captchaWithoutScript: string
    problems: Record<NonNullable<LeadState['problem']>, string>
  }
  /** Whether the browser always solves a captcha before it sends. In a flood of leads the server asks for one in any case. */
  hasCaptcha: boolean
  /** Phone and e-mail, shown when the form could not be sent. */
  otherWays: ReactNode
  note: ReactNode
}

/** The form, the same with and without JavaScript. The server checks it and sends back what the visitor typed. */
export function LeadForm(props: LeadFormProps) {
  const { action, fields, selectedService = '', texts, hasCaptcha, otherWays, note } = props
  const captcha = useCaptcha()
  const [stateWithoutScript, actionWithoutScript] = useActionState(action, undefined)
  const [ownState, setOwnState] = useState<LeadState>()
  const [isPending, startTransition] = useTransition()
  const form = useRef<HTMLFormElement>(null)
  const state = ownState ?? stateWithoutScript
  const firstInvalid = fields.find(({ name }) => state?.invalid.includes(name))?.name

  useEffect(() => {
    if (state === undefined) return
    const find = (selector: string) => form.current?.querySelector<HTMLElement>(selector)
    const target = find('[aria-invalid]') ?? find('[role=alert]')
    target?.focus()
  }, [state])

  /** Sends the form by script: with the form's own action, a lost connection would replace the page with an error. */
  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isPending) return
    const typed = new FormData(event.currentTarget)
    startTransition(async () => {
      try {
        if (hasCaptcha) await captcha.addTo(typed)
        let next = await action(undefined, typed)
        if (next.problem === 'captcha') {
          await captcha.addTo(typed)
          next = await action(undefined, typed)
        }
        startTransition(() => setOwnState(next))
      } catch (error) {
        // The redirect to the thank-you page is an exception too.
        unstable_rethrow(error)
        // The page is of an earlier build, and the server does not know its form.
        const problem = unstable_isUnrecognizedActionError(error) ? 'outdated' : 'unknown'
        startTransition(() =>
          setOwnState({
            values: typedValues(
              typed,
              fields.map(({ name }) => name),
            ),
            invalid: [],
            problem,
          }),
        )
      }
    })
  }

  return (
    // Without `noValidate` the browser would show its own messages in its own language instead of ours.
    <form
      ref={form}
      action={actionWithoutScript}
      onSubmit={send}
      onFocus={hasCaptcha ? captcha.begin : undefined}
      noValidate
      className="space-y-6"
    >
      {state && (
        <div
          role="alert"
          tabIndex={-1}
          className="space-y-3 rounded-control border-2 border-danger bg-surface p-5"
        >
          <p className="font-semibold">{state.problem ? texts.problems[state.problem] : texts.summary}</p>
          {state.problem === 'captcha' && (
            <noscript>
              <p>{texts.captchaWithoutScript}</p>
            </noscript>
          )}
          {state.problem && otherWays}
        </div>
      )}
      {fields.map((spec) => (
        <Field
          key={spec.name}
          spec={spec}
          value={state?.values[spec.name] ?? (spec.name === 'serviceSlug' ? selectedService : '')}
          isInvalid={state?.invalid.includes(spec.name) ?? false}
          isFirstInvalid={spec.name === firstInvalid}
        />
      ))}
      <HoneypotField label={texts.honeypot} />
      <div className="space-y-4">
        <button
          type="submit"
          aria-disabled={isPending}
          className="min-h-12 w-full rounded-control bg-accent px-8 py-3 font-semibold text-on-accent hover:brightness-110 sm:w-auto"
        >
          {isPending ? texts.sending : texts.submit}
        </button>
        {note}
      </div>
    </form>
  )
}
