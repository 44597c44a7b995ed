'use server'

import { redirect } from 'next/navigation'
import { currentEnvironment } from '@site-starter/engine/environment'
import type { FormAnswer } from '@site-starter/engine/lead-form'
import { submitLead } from '@site-starter/engine/leads'
import { remove, store } from './store'

const MAX_CV_BYTES = 5_000_000

export async function apply(_: FormAnswer | undefined, form: FormData): Promise<FormAnswer> {
  const [name = '', email = ''] = ['name', 'email'].map((field) => String(form.get(field) ?? '').trim())
  const problem = (message: string, invalid: string[] = []) => ({
    message,
    isProblem: true,
    values: { name, email },
    invalid,
  })
  const cv = form.get('cv')
  const bytes =
    cv instanceof File && cv.size <= MAX_CV_BYTES ? new Uint8Array(await cv.arrayBuffer()) : new Uint8Array()
  const invalid = [
    name.length < 2 && 'name',
    !/^\S+@\S+\.\S+$/.test(email) && 'email',
    // Browsers derive the type of a file from its name.
    Buffer.from(bytes.subarray(0, 5)).toString() !== '%PDF-' && 'cv',
  ].filter((field) => field !== false)
  if (invalid.length > 0) return problem('Há campos por rever. Escolha o CV outra vez.', invalid)
  const file = await store(bytes)
  const message = `Candidatura: ${currentEnvironment().siteUrl}/candidaturas/${file}`
  const { status } = await submitLead({ formType: 'contact', name, email, message }, form)
  if (status === 'created') redirect('/obrigado')
  if (status !== 'unknown') await remove(file)
  return problem('Não conseguimos confirmar a sua candidatura. Ligue-nos, por favor.')
}
