import { cookies, headers } from 'next/headers'
import { remember } from './actions'

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
