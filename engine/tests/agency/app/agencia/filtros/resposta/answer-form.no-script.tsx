'use client'

import { useActionState } from 'react'
import { answer } from './answer'

export function AnswerForm({ name }: { name: string }) {
  const [said, send] = useActionState(answer, '')
  return (
    <form action={send}>
      {said && <p role="alert">{said}</p>}
      <input name="nome" aria-label="Nome" defaultValue={name} />
      <button type="submit">Enviar</button>
    </form>
  )
}
