'use client'

export function Lazy() {
  return <p>Só no navegador, {typeof window}</p>
}
