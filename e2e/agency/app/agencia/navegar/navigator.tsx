'use client'

import dynamic from 'next/dynamic'
import { usePathname, useRouter, useSearchParams } from 'next/navigation'
import { useEffect, useState } from 'react'

const Lazy = dynamic(() => import('./lazy').then(({ Lazy }) => Lazy), { ssr: false })

export function Navigator() {
  const router = useRouter()
  const [isReady, setIsReady] = useState(false)
  const path = usePathname()
  const query = useSearchParams()
  useEffect(() => setIsReady(true), [])
  return (
    <>
      <output>
        {path}?{query.toString()} {isReady && 'pronto'}
      </output>
      <button type="button" onClick={() => router.push('/agencia/navegar?lado=b')}>
        Ir
      </button>
      <Lazy />
    </>
  )
}
