'use client'

import { ErrorMessage } from '@/components/frame/error-message'

/** Shown in place of a page that failed, inside the site's frame, which contains the phone number. */
export default function ErrorPage({ reset }: { reset: () => void }) {
  return <ErrorMessage retry={reset} />
}
