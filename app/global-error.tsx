'use client'

import { errorCopy } from '@/site/copy'
import { Document } from './document'
import ErrorPage from './error'

/** Shown when even the site's frame failed to render. */
export default function GlobalErrorPage({ reset }: { reset: () => void }) {
  return (
    <Document>
      <title>{errorCopy.title}</title>
      <main>
        <ErrorPage reset={reset} />
      </main>
    </Document>
  )
}
