import { Suspense } from 'react'
import { Navigator } from './navigator'

export default function NavigatePage() {
  return (
    <Suspense>
      <Navigator />
    </Suspense>
  )
}
