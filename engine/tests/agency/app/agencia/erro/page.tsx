'use client'

import { useState } from 'react'

export default function ErrorPage() {
  const [isBroken, setIsBroken] = useState(false)
  if (isBroken) throw new Error('de propósito')
  return (
    <button type="button" onClick={() => setIsBroken(true)}>
      Partir
    </button>
  )
}
