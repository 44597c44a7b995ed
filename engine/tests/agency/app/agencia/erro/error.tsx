'use client'

export default function Failed({ reset }: { reset: () => void }) {
  return (
    <button type="button" onClick={reset}>
      Falhou: tentar de novo
    </button>
  )
}
