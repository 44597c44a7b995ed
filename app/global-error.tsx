'use client'

import { ErrorMessage } from '@/components/frame/error-message'
import { errorCopy } from '@/site.copy'
import { Document } from './document'

/** Shown when even the site's frame failed to render. */
export default function GlobalErrorPage({ reset }: { reset: () => void }) {
  return (
    <Document>
      <title>{errorCopy.title}</title>
      <main>
        <ErrorMessage reset={reset} />
      </main>
    </Document>
  )
}
