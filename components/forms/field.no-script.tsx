'use client'

import { TICKED } from '@site-starter/engine/lead-form'
import { type ComponentProps, useId } from 'react'
import type { FieldKind } from '@/lib/settings/form-fields'
import { runningText } from '../text/words'
import { useAnswer, useSelfCheck } from './stateful-form.no-script'

export interface FieldSpec {
  name: string
  label: string
  kind: FieldKind
  required: boolean
  maxLength: number
  /** The message for an invalid answer. */
  invalidText: string
  hint?: string
  /** The word beside the label of an optional field. */
  optionalText?: string
  autoComplete?: string
  options?: readonly { value: string; label: string; lang?: string }[]
  /** The number of visible lines of a text area. */
  rows?: number
}

/** A file field. Browsers clear it after each answer of the server. */
interface FileSpec
  extends Pick<FieldSpec, 'name' | 'label' | 'required' | 'invalidText' | 'hint' | 'optionalText'> {
  kind: 'file'
  /** The accepted file types, as in the HTML attribute. */
  accept: string
}

/** A labelled control whose hint and error are announced by screen readers. It shows the previous answer, initially `value`. */
export function Field({ spec, value = '' }: { spec: FieldSpec | FileSpec; value?: string }) {
  const { name, label, hint, optionalText, invalidText } = spec
  const { values, invalid = [] } = useAnswer() ?? {}
  const isInvalid = invalid.includes(name)
  // Firefox announces an untouched `required` field as invalid.
  const requiredAttribute = useSelfCheck() ? 'aria-required' : 'required'
  // The `id` is unique, because a page may have two forms with a field of this name.
  const id = useId()
  const hintId = hint && `${id}-hint`
  const errorId = isInvalid ? `${id}-error` : undefined
  const describedBy = [hintId, errorId].filter(Boolean).join(' ')
  const control = (
    <Control
      spec={spec}
      value={values?.[name] ?? value}
      common={{
        id,
        name,
        [requiredAttribute]: spec.required || undefined,
        // The focus for browsers without JavaScript.
        autoFocus: name === invalid[0],
        'aria-invalid': isInvalid || undefined,
        'aria-describedby': describedBy || undefined,
      }}
    />
  )
  const isCheckbox = spec.kind === 'checkbox'
  return (
    <div className="stack-2">
      <label
        htmlFor={id}
        className={`flex font-semibold ${isCheckbox ? 'min-h-11 items-center gap-3' : 'flex-wrap items-baseline justify-between gap-x-4'}`}
      >
        {isCheckbox && control}
        <span className={isCheckbox ? 'grow' : undefined}>{runningText(label)}</span>
        {optionalText && !spec.required && (
          <span className="shrink-0 text-small font-normal text-muted">{optionalText}</span>
        )}
      </label>
      {hint && (
        <p id={hintId} className="text-small text-muted">
          {runningText(hint)}
        </p>
      )}
      {!isCheckbox && control}
      {isInvalid && (
        // engine/src/inline-scripts/browser/form/outcome.ts hides elements with `data-error` when a form could not be sent.
        <p id={errorId} data-error className="font-semibold text-danger">
          {runningText(invalidText)}
        </p>
      )}
    </div>
  )
}

type CommonAttributes = Pick<
  ComponentProps<'input'>,
  'id' | 'name' | 'required' | 'aria-required' | 'autoFocus' | 'aria-invalid' | 'aria-describedby'
>

const fieldClasses =
  'block w-full min-h-12 rounded-control border border-muted bg-surface px-4 py-3 aria-invalid:border-2 aria-invalid:border-danger'

function Control({
  spec,
  value,
  common,
}: {
  spec: FieldSpec | FileSpec
  value: string
  common: CommonAttributes
}) {
  if (spec.kind === 'file') {
    const button =
      'file:me-4 file:rounded-control file:bg-sunken file:px-4 file:py-1 file:font-semibold file:text-ink'
    return <input {...common} type="file" accept={spec.accept} className={`${fieldClasses} ${button}`} />
  }
  const { kind, options = [], maxLength, autoComplete, rows = 6 } = spec
  const shown = { ...common, className: fieldClasses, defaultValue: value }
  if (kind === 'textarea') return <textarea {...shown} rows={rows} maxLength={maxLength} />
  if (kind === 'select') {
    return (
      <div className="relative mark-chevron after:pointer-events-none after:absolute after:top-1/2 after:end-4.5 after:-mt-1.5 after:size-2 after:border-current">
        <select {...shown} className={`${fieldClasses} appearance-none pe-11`}>
          {options.map((option) => (
            <option key={option.value} value={option.value} lang={option.lang}>
              {option.label}
            </option>
          ))}
        </select>
      </div>
    )
  }
  if (kind === 'checkbox') {
    return (
      <input
        {...common}
        type="checkbox"
        value={TICKED}
        defaultChecked={value !== ''}
        className="size-6 shrink-0 accent-accent"
      />
    )
  }
  return (
    <input
      {...shown}
      // A browser submits an empty value for `type="number"` when the text is no number.
      {...(kind === 'number' ? { type: 'text', inputMode: 'decimal' } : { type: kind })}
      maxLength={maxLength}
      autoComplete={autoComplete}
    />
  )
}
