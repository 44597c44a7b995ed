'use client'

import { useActionState } from 'react'
import { send } from './send'

export function Form() {
  const [sent, action] = useActionState(send, false)
  return (
    <form action={action}>
      <input name="name" aria-label="Nome" />
      <button type="submit">{sent ? 'Enviado' : 'Enviar'}</button>
    </form>
  )
}
