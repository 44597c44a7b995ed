import type { ReactNode } from 'react'
import type { FieldSpec } from '@/components/forms/field.no-script'
import { SubmitButton } from '@/components/forms/submit-button'
import { copy } from '@/site/copy'
import { classes } from '@/site/enrolment'

type Step = { title: string; fields: FieldSpec[]; button: ReactNode }

const { invalid, invalidAnswer, choose } = copy.form

function field(
  name: string,
  label: string,
  kind: FieldSpec['kind'],
  invalidText: string,
  more: Partial<FieldSpec> = {},
) {
  return { name, label, kind, invalidText, required: true, optionalText: copy.form.optional, maxLength: 200, ...more }
}

const select = (name: string, label: string, options: readonly { value: string; label: string }[]) =>
  field(name, label, 'select', invalidAnswer.select, { options: [{ value: '', label: choose }, ...options] })

/** The two halves of the enrolment form. */
export function enrolmentSteps(services: { slug: string; title: string }[]): [Step, Step] {
  const courses = services.map(({ slug, title }) => ({ value: slug, label: title }))
  return [
    {
      title: 'Passo 1 de 2: o curso',
      fields: [
        select('course', 'Curso', courses),
        select(
          'class',
          'Turma de código que prefere',
          classes().map((value) => ({ value, label: value })),
        ),
      ],
      button: <SubmitButton>Continuar</SubmitButton>,
    },
    {
      title: 'Passo 2 de 2: quem se inscreve',
      fields: [
        field('name', 'Nome completo', 'text', invalid.name, { autoComplete: 'name' }),
        field('birthDate', 'Data de nascimento', 'date', 'Confirme a sua data de nascimento.', {
          autoComplete: 'bday',
        }),
        field('phone', 'Telefone', 'tel', 'Escreva um número com pelo menos 9 algarismos.', {
          autoComplete: 'tel',
        }),
        field('email', 'E-mail', 'email', invalid.email, { autoComplete: 'email' }),
      ],
      button: <SubmitButton>Enviar inscrição</SubmitButton>,
    },
  ]
}
