import type { FormAction } from '@site-starter/engine/lead-form'
import { copyHere } from '@/lib/content/copy-in'
import { ActionForm } from '../forms/action-form'
import { Field } from '../forms/field.no-script'
import { SubmitButton } from '../forms/submit-button'
import { Section } from '../layout/section'
import { runningText } from '../text/words'
import type { ContentSectionProps } from './props'

type Content = ContentSectionProps<'smallForm'>

interface SmallFormProps extends Omit<Content, 'action'> {
  /** The address that the form posts to, or in code your own server action, whose answer the form shows. */
  action: Content['action'] | FormAction
}

export function SmallForm({ action, fields, hidden = {}, button, promise, ...head }: SmallFormProps) {
  const parts = (
    <>
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className="flex flex-wrap items-end gap-4">
        {fields.map((field) => (
          <div key={field.name} className="grow basis-[14rem]">
            <Field spec={specOf(field)} />
          </div>
        ))}
        <SubmitButton>{button}</SubmitButton>
      </div>
      {promise && <p className="mt-3 text-small text-muted">{runningText(promise)}</p>}
    </>
  )
  const className = 'max-w-3xl'
  const name = head.title ?? button
  return (
    <Section {...head}>
      {typeof action === 'string' ? (
        <form action={action} method="post" aria-label={name} className={className}>
          {parts}
        </form>
      ) : (
        <ActionForm action={action} aria-label={name} className={`stack-4 ${className}`}>
          {parts}
        </ActionForm>
      )}
    </Section>
  )
}

/** The longest answer that a field takes. */
const MAX_CHARACTERS = 200

function specOf({ name, label, kind = 'text', required = true }: Content['fields'][number]) {
  const copy = copyHere()
  const { empty, email } = copy.form.invalidAnswer
  const invalidText = kind === 'email' ? email : empty
  const autoComplete = kind === 'text' ? {} : { autoComplete: kind }
  return { name, label, kind, required, maxLength: MAX_CHARACTERS, invalidText, ...autoComplete }
}
