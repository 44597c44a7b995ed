'use client'

import { useActionState, useState } from 'react'
import { describe, laterThan } from './actions'

const file = new FormData()
file.set('file', new File(['x'.repeat(200_000)], 'a.txt'))

async function callAll(): Promise<string> {
  const answers = await Promise.all([
    describe({ a: [1, 2] }),
    describe(new Date(0)),
    describe(new Map([['a', 1]])),
    describe('x', 1),
    describe(undefined),
    describe(file),
  ])
  return answers.join('; ')
}

export default function ActionsPage() {
  const [said, setSaid] = useState('')
  const [day, nextDay] = useActionState(laterThan, new Date(0))
  return (
    <>
      <button type="button" onClick={() => callAll().then(setSaid, (error) => setSaid(String(error)))}>
        chamar
      </button>
      <output>{said}</output>
      <form action={nextDay}>
        <time>{day.toISOString()}</time>
        <button type="submit">um dia mais</button>
      </form>
    </>
  )
}
