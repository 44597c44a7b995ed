import { Field } from '@/components/forms/field.no-script'
import { Answer, StatefulForm } from '@/components/forms/stateful-form.no-script'
import { SubmitButton } from '@/components/forms/submit-button'
import { Container } from '@/components/layout/container'
import { PageHeader } from '@/components/layout/page-header'
import { codePage, pageMetadata } from '@site-starter/engine/pages'
import { apply } from './apply'

const { title, intro, head, crumbs } = codePage('/candidaturas')

export const generateMetadata = () => pageMetadata({ head })

const name = { name: 'name', label: 'Nome', kind: 'text', invalidText: 'Escreva o seu nome.' } as const
const email = {
  name: 'email',
  label: 'E-mail',
  kind: 'email',
  invalidText: 'Escreva um e-mail válido.',
} as const

const cv = {
  name: 'cv',
  label: 'CV',
  kind: 'file',
  accept: 'application/pdf',
  hint: 'PDF, até 5 MB',
  invalidText: 'Escolha um PDF até 5 MB.',
} as const

export default function JobsPage() {
  return (
    <>
      <PageHeader title={title} intro={intro} crumbs={crumbs} />
      <Container inner="pb-20">
        {/* The browser itself sends this form, and waits as long as a phone needs. */}
        <StatefulForm action={apply} noValidate className="max-w-xl stack-6">
          <Answer />
          {[name, email].map((spec) => (
            <Field
              key={spec.name}
              spec={{ ...spec, required: true, maxLength: 200, autoComplete: spec.name }}
            />
          ))}
          <Field spec={{ ...cv, required: true }} />
          <SubmitButton>Enviar candidatura</SubmitButton>
        </StatefulForm>
      </Container>
    </>
  )
}
