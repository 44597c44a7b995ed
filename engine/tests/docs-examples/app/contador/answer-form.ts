'use server'

import type { FormAnswer } from '@site-starter/engine/lead-form'

export async function answerForm(_: FormAnswer | undefined, form: FormData): Promise<FormAnswer> {
  const nota = String(form.get('nota'))
  if (nota === '') return { message: 'Falta a nota.', isProblem: true, values: { nota }, invalid: ['nota'] }
  return { message: `Guardado: ${nota}`, isProblem: false }
}
