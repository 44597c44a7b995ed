'use client'

import { bodyFont, displayFont } from '@theme/fonts'
import { ErrorMessage } from '@/components/frame/error-message'
import { errorCopy, language } from '@/site.copy'
import '@theme/tokens.css'
import './globals.css'

/** Not even the frame could be made. */
export default function GlobalErrorPage({ reset }: { reset: () => void }) {
  return (
    <html lang={language} className={`${displayFont.variable} ${bodyFont.variable}`}>
      <body>
        <title>{errorCopy.title}</title>
        <main>
          <ErrorMessage retry={reset} />
        </main>
      </body>
    </html>
  )
}
