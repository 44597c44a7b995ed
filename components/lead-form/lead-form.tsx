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
import { TrapField } from './trap-field'
import { useCaptcha } from './use-captcha'

interface LeadFormProps {
  action: (state: LeadState | undefined, form: FormData) => Promise<LeadState>
  fields: FieldSpec[]
  /** Service to start with. */
  selectedService?: string | undefined
  texts: {
    submit: string
    sending: string
    summary: string
    trap: string
    /** Why the captcha fails, for a browser without JavaScript. */
    captchaWithoutScript: string
    problems: Record<NonNullable<LeadState['problem']>, string>
  }
  /** Whether the browser takes a step before it may send; in a flood of leads the server asks for it in any case. */
  hasCaptcha: boolean
  /** Phone and e-mail, shown when the form could not be sent. */
  otherWays: ReactNode
  note: ReactNode
}

/** The form, the same with and without JavaScript: the server checks, and sends back what the visitor typed. */
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

  /** Sent by us and not as the form's action, because a lost connection would then replace the page by an error. */
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
        // The way to the thank-you page is an exception too.
        unstable_rethrow(error)
        // A page of an earlier build, whose form this one does not know.
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
    // The browser's own messages would be in its language, and stop before ours.
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
      <TrapField label={texts.trap} />
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
