import { connection } from 'next/server'
import { Suspense } from 'react'

async function Late() {
  await new Promise((done) => setTimeout(done, 200))
  return <p id="tarde">Chegou tarde</p>
}

export default async function SlowPage() {
  await connection()
  return (
    <>
      <h1>Lento</h1>
      <Suspense fallback={<p>À espera…</p>}>
        <Late />
      </Suspense>
    </>
  )
}
