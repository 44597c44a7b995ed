'use client'

import { ErrorMessage } from '@/components/frame/error-message'

/** A page that failed, inside the site's frame: the phone number is in it. */
export default function ErrorPage({ reset }: { reset: () => void }) {
  return <ErrorMessage retry={reset} />
}
