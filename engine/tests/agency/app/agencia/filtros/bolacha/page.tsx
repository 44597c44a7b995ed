import { cookies } from 'next/headers'

export default async function CookiePage() {
  return (
    <>
      <h1>Bolacha</h1>
      <output>{(await cookies()).get('visita')?.value ?? 'nenhuma'}</output>
    </>
  )
}
