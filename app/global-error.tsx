'use client'

import { ErrorMessage } from '@/components/frame/error-message'
import { errorCopy, language } from '@/site.copy'
import './globals.css'

/** Not even the frame could be made. */
export default function GlobalErrorPage({ reset }: { reset: () => void }) {
  return (
    <html lang={language}>
      <body>
        <title>{errorCopy.title}</title>
        <main>
          <ErrorMessage retry={reset} />
        </main>
      </body>
    </html>
  )
}
