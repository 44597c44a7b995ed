import { Suspense } from 'react'
import { released } from '../released'

async function Late({ name }: { name: string }) {
  await released(name)
  return <p id="tarde">Chegou tarde</p>
}

/** A page whose streamed part arrives after a post to `soltar`. */
export default async function OpenPage({ searchParams }: { searchParams: Promise<{ nome?: string }> }) {
  const { nome = '' } = await searchParams
  return (
    <>
      <h1>Aberta</h1>
      <Suspense fallback={<p>À espera…</p>}>
        <Late name={nome} />
      </Suspense>
    </>
  )
}
