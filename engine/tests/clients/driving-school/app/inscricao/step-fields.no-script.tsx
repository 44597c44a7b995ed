'use client'

import { Field } from '@/components/forms/field.no-script'
import { useAnswer } from '@/components/forms/stateful-form.no-script'
import type { enrolmentSteps } from './steps'

/** The step named in the answer, with the values typed in the other step. */
export function StepFields({ steps }: { steps: ReturnType<typeof enrolmentSteps> }) {
  const { values = {} } = useAnswer() ?? {}
  const [first, second] = steps
  const isSecond = values.step === '2'
  const [shown, kept] = isSecond ? [second, first] : [first, second]
  return (
    <fieldset className="stack-6">
      <legend className="text-card font-semibold">{shown.title}</legend>
      {shown.fields.map((spec) => (
        <Field key={spec.name} spec={spec} />
      ))}
      {kept.fields.map(({ name }) => (
        <input key={name} type="hidden" name={name} value={values[name] ?? ''} />
      ))}
      <input type="hidden" name="step" value={isSecond ? '2' : '1'} />
      <div className="flex flex-wrap gap-4">
        {shown.button}
        {isSecond && (
          <button type="submit" name="back" value="1" className="min-h-12 px-4 font-semibold underline">
            Mudar o curso ou a turma
          </button>
        )}
      </div>
    </fieldset>
  )
}
