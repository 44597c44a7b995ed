'use client'

import { useState } from 'react'

const MAX_INSTALMENTS = 10
/** What is paid at the enrolment, in euros. */
const DEPOSIT = 100

const euros = (cents: number) => (cents / 100).toLocaleString('pt-PT', { style: 'currency', currency: 'EUR' })

/** The price without the deposit, in equal instalments. The last one has the remaining cents. */
export function Instalments({ price }: { price: number }) {
  const [count, setCount] = useState(6)
  const rest = Math.round((price - DEPOSIT) * 100)
  const each = Math.floor(rest / count)
  const last = rest - each * (count - 1)
  return (
    <div className="stack-4">
      <label className="flex flex-wrap items-center gap-4">
        Número de prestações
        <input
          type="range"
          min={2}
          max={MAX_INSTALMENTS}
          value={count}
          onChange={(event) => setCount(Number(event.target.value))}
          className="min-h-11 grow accent-accent"
        />
      </label>
      <output className="block text-card font-semibold">
        {count} prestações de {euros(each)}
        {last !== each && ` (a última de ${euros(last)})`}
      </output>
      <p className="text-muted">
        Na inscrição paga {euros(DEPOSIT * 100)}. O total é sempre {euros(price * 100)}.
      </p>
    </div>
  )
}
