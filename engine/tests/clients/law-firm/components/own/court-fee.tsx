'use client'

import { useId, useState } from 'react'

/** A unit of account in euros. */
const UNIT = 102

/* Table I-A of the Regulamento das Custas Processuais: a case worth up to MAX_VALUES[n] euros costs UNITS[n] units of account. */
const MAX_VALUES = [
  2_000, 8_000, 16_000, 24_000, 30_000, 40_000, 60_000, 80_000, 100_000, 150_000, 200_000, 250_000, 275_000,
]
const UNITS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 14, 16]

/** The fee of a case. Above the table, each 25,000 € or part thereof adds three units. */
function courtFee(value: number): number {
  const units =
    UNITS[MAX_VALUES.findIndex((max) => value <= max)] ?? 16 + 3 * Math.ceil((value - 275_000) / 25_000)
  return units * UNIT
}

export function CourtFee() {
  const id = useId()
  const [typed, setTyped] = useState('10 000')
  const value = Number(typed.replaceAll(/[\s.]/g, '').replace(',', '.'))
  return (
    <div className="max-w-xl stack-4 rounded-picture bg-sunken p-6">
      <label htmlFor={id} className="block font-semibold">
        Valor da causa (€)
      </label>
      <input
        id={id}
        inputMode="decimal"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        className="min-h-12 w-full rounded-control border border-muted bg-surface px-4"
      />
      <output htmlFor={id} className="block">
        {value >= 0 ? (
          <>
            Taxa de justiça: <strong>{courtFee(value).toLocaleString('pt-PT')} €</strong>
          </>
        ) : (
          'Escreva um valor, por exemplo 12 500,00.'
        )}
      </output>
    </div>
  )
}
