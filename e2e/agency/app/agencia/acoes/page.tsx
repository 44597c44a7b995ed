'use client'

import { useActionState, useState } from 'react'
import { describe, laterThan } from './actions'

const file = new FormData()
file.set('file', new File(['x'.repeat(200_000)], 'a.txt'))

const calls: Record<string, () => Promise<string>> = {
  'um objeto': () => describe({ a: [1, 2] }),
  'uma data': () => describe(new Date(0)),
  'um mapa': () => describe(new Map([['a', 1]])),
  'dois argumentos': () => describe('x', 1),
  nada: () => describe(undefined),
  'um ficheiro': () => describe(file),
}

export default function ActionsPage() {
  const [said, setSaid] = useState('')
  const [day, nextDay] = useActionState(laterThan, new Date(0))
  return (
    <>
      {Object.entries(calls).map(([name, call]) => (
        <button
          key={name}
          type="button"
          onClick={() => call().then(setSaid, (error) => setSaid(String(error)))}
        >
          {name}
        </button>
      ))}
      <output>{said}</output>
      <form action={nextDay}>
        <time>{day.toISOString()}</time>
        <button type="submit">um dia mais</button>
      </form>
    </>
  )
}
