import { cookies, headers } from 'next/headers'
import { redirect } from 'next/navigation'

async function remember(visit: string, form: FormData): Promise<void> {
  'use server'
  ;(await cookies()).set('visita', encodeURIComponent(`${visit}${form.get('resto')}`), { path: '/agencia' })
  redirect('/agencia/biscoitos?lembrado=1')
}

export default async function CookiesPage() {
  const known = (await cookies()).get('visita')?.value ?? 'nenhuma'
  const language = (await headers()).get('x-lingua') ?? 'nenhuma'
  return (
    <>
      <output>
        {known}, {language}
      </output>
      <form action={remember.bind(null, 'três')}>
        <input name="resto" defaultValue="!" aria-label="Resto" />
        <button type="submit">Lembrar</button>
      </form>
    </>
  )
}
