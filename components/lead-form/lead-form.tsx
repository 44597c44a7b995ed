'use client'

import { type ReactNode, useActionState, useEffect, useRef } from 'react'
import type { LeadState } from '@/lib/lead/action'
import { Field, type FieldSpec } from './field'

interface LeadFormProps {
  action: (state: LeadState | undefined, form: FormData) => Promise<LeadState>
  fields: FieldSpec[]
  /** Service to start with. */
  selectedService?: string | undefined
  texts: {
    submit: string
    sending: string
    summary: string
    problems: Record<NonNullable<LeadState['problem']>, string>
  }
  /** Phone and e-mail, shown when the form could not be sent. */
  otherWays: ReactNode
  note: ReactNode
}

/** The form, the same with and without JavaScript: the server checks, and sends back what the visitor typed. */
export function LeadForm({ action, fields, selectedService = '', texts, otherWays, note }: LeadFormProps) {
  const [state, submit, isPending] = useActionState(action, undefined)
  const form = useRef<HTMLFormElement>(null)
  const firstInvalid = fields.find(({ name }) => state?.invalid.includes(name))?.name

  useEffect(() => {
    if (state === undefined) return
    const target =
      form.current?.querySelector<HTMLElement>('[aria-invalid]') ?? form.current?.firstElementChild
    if (target instanceof HTMLElement) target.focus()
  }, [state])

  return (
    // The browser's own messages would be in its language, and stop before ours.
    <form
      ref={form}
      action={submit}
      noValidate
      onSubmit={(event) => isPending && event.preventDefault()}
      className="space-y-6"
    >
      {state && (
        <div
          role="alert"
          tabIndex={-1}
          className="space-y-3 rounded-control border-2 border-danger bg-surface p-5"
        >
          <p className="font-semibold">{state.problem ? texts.problems[state.problem] : texts.summary}</p>
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
