'use server'

import { cookies } from 'next/headers'
import { redirect } from 'next/navigation'

export async function remember(visit: string, form: FormData): Promise<void> {
  ;(await cookies()).set('visita', encodeURIComponent(`${visit}${form.get('resto')}`), { path: '/agencia' })
  redirect('/agencia/biscoitos?lembrado=1')
}
