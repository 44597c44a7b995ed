import { contentOf } from '@site-starter/engine/pages'
import { ActionForm } from '@/components/forms/action-form'
import { Field } from '@/components/forms/field.no-script'
import { LeadForm } from '@/components/lead-form/lead-form'
import { contactPage } from '@/lib/views/company'
import { answerForm } from './answer-form'
import { Counter } from './counter'

/** A form with a client component, after two identical forms of the template. */
export default async function CounterPage() {
  const { form } = await contentOf(contactPage)
  return (
    <>
      <h1>Contador</h1>
      {[1, 2].map((number) => (
        <LeadForm key={number} form="contact" content={form} />
      ))}
      <ActionForm action={answerForm} noValidate>
        <Field
          spec={{
            name: 'nota',
            label: 'Nota',
            kind: 'text',
            required: true,
            maxLength: 20,
            invalidText: 'Escreva uma nota.',
          }}
        />
        <Counter />
        <button type="submit">Guardar</button>
      </ActionForm>
    </>
  )
}
