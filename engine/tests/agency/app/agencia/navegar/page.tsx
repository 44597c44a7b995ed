'use client'

import dynamic from 'next/dynamic'
import { usePathname, useRouter, useSearchParams } from 'next/navigation'
import { Suspense } from 'react'

const Lazy = dynamic(() => import('./lazy').then(({ Lazy }) => Lazy), { ssr: false })

function Navigator() {
  const router = useRouter()
  return (
    <>
      <output>
        {usePathname()}?{useSearchParams().toString()}
      </output>
      <button type="button" onClick={() => router.push('/agencia/navegar?lado=b')}>
        Ir
      </button>
      <Lazy />
    </>
  )
}

export default function NavigatePage() {
  return (
    <Suspense>
      <Navigator />
    </Suspense>
  )
}
