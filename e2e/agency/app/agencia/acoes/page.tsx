'use client'

import { useState } from 'react'
import { describe } from './actions'

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
  return (
    <>
      <button type="button" onClick={() => callAll().then(setSaid, (error) => setSaid(String(error)))}>
        chamar
      </button>
      <output>{said}</output>
    </>
  )
}
