import { useId } from 'react'
import type { SectionContents } from '@/lib/config/sections/contents'
import type { FormAction } from '@/lib/lead/form-answer'
import { ActionForm } from '../forms/action-form'
import { SubmitButton } from '../layout/buttons'
import { Section } from '../layout/section'
import type { BlockProps } from './props'

type Content = SectionContents['smallForm']

interface SmallFormProps extends Omit<Content, 'action'>, BlockProps {
  /** An address, or in code a server action of yours, whose answer is shown in the form. */
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
          <SmallField key={field.name} {...field} />
        ))}
        <SubmitButton>{button}</SubmitButton>
      </div>
      {promise && <p className="mt-3 text-small text-muted">{promise}</p>}
    </>
  )
  const className = 'max-w-3xl'
  return (
    <Section {...head}>
      {typeof action === 'string' ? (
        <form action={action} method="post" className={className}>
          {parts}
        </form>
      ) : (
        <ActionForm action={action} className={`stack-4 ${className}`}>
          {parts}
        </ActionForm>
      )}
    </Section>
  )
}

const autoComplete = { text: undefined, email: 'email', tel: 'tel' }

function SmallField({ name, label, kind = 'text', required = true }: Content['fields'][number]) {
  const id = useId()
  return (
    <div className="grow basis-[14rem] stack-2">
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <input
        id={id}
        name={name}
        type={kind}
        required={required}
        maxLength={200}
        autoComplete={autoComplete[kind]}
        className="block w-full min-h-12 rounded-control border border-muted bg-surface px-4 py-3"
      />
    </div>
  )
}
