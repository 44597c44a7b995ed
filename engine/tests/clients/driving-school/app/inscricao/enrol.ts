'use server'

import { redirect } from 'next/navigation'
import { z } from 'zod'
import type { FormAnswer } from '@site-starter/engine/lead-form'
import { submitLead } from '@site-starter/engine/leads'
import { getSite } from '@site-starter/engine/pages'
import { formatDate } from '@site-starter/engine/text'
import { copy } from '@/site/copy'
import { admission, birthday, classes } from '@/site/enrolment'

const person = z.object({
  name: z.string().min(2).max(200),
  birthDate: z.iso.date(),
  phone: z.string().regex(/^\+?(?:[ .-]?\d){9,15}$/),
  email: z.email().max(320),
})

export async function enrol(_: FormAnswer | undefined, form: FormData): Promise<FormAnswer> {
  const { services } = await getSite()
  const typed = (name: string) => String(form.get(name) ?? '').trim()
  const values = {
    course: typed('course'),
    class: typed('class'),
    name: typed('name'),
    birthDate: typed('birthDate'),
    phone: typed('phone'),
    email: typed('email'),
  }
  const show = (step: '1' | '2', message: string): FormAnswer => ({
    message,
    isProblem: false,
    values: { ...values, step },
  })
  const problem = (step: '1' | '2', message: string, invalid: string[]) => ({
    ...show(step, message),
    isProblem: true,
    invalid,
  })

  if (form.has('back')) return show('1', 'Mude o que quiser. O que já escreveu continua guardado.')
  const course = services.find(({ slug }) => slug === values.course)
  const invalidChoices = [!course && 'course', !classes().includes(values.class) && 'class'].filter(
    (name) => name !== false,
  )
  if (!course || invalidChoices.length > 0) return problem('1', copy.form.summary, invalidChoices)
  if (typed('step') === '1')
    return show('2', `${course.title}: boa escolha. Agora, os dados de quem se inscreve.`)
  const invalid = person.safeParse(values).error?.issues.map(({ path }) => String(path[0])) ?? []
  if (invalid.length > 0) return problem('2', copy.form.summary, invalid)

  const today = new Date().toLocaleDateString('sv', { timeZone: 'Europe/Lisbon' })
  const { age, day } = admission(course.slug, values.birthDate)
  if (day > today) {
    const early = `Ainda é um pouco cedo para este curso: aceitamos inscrições a partir dos ${age} anos.`
    return problem('2', `${early} Volte a partir de ${formatDate(day)}, que guardamos um lugar para si.`, [
      'birthDate',
    ])
  }
  const isMinor = birthday(values.birthDate, 18) > today
  const message = [
    `Inscrição: ${course.title}`,
    `Turma: ${values.class}`,
    `Data de nascimento: ${formatDate(values.birthDate)}`,
    ...(isMinor ? ['Menor de idade: vem com o encarregado de educação.'] : []),
  ].join('\n')
  const { name, email, phone } = values
  const { status } = await submitLead(
    { formType: 'contact', name, email, phone, serviceSlug: course.slug, message },
    form,
  )
  if (status === 'created') redirect('/inscricao/obrigado')
  return { ...problem('2', copy.form[status === 'invalid' ? 'failed' : status], []), showsOtherWays: true }
}
