'use client'

import { errorCopy } from '@/site/copy'
import { Document } from './document'
import ErrorPage from './error'

/** The error page for failures of the site's frame itself. */
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
