'use client'

import { bodyFont, displayFont } from '@theme/fonts'
import { ErrorMessage } from '@/components/frame/error-message'
import { fontFamilies } from '@/lib/font-families'
import { accentStyle, ownAccent } from '@/lib/theme'
import { errorCopy, language } from '@/site.copy'
import '@theme/tokens.css'
import './globals.css'

/** Not even the frame could be made. */
export default function GlobalErrorPage({ reset }: { reset: () => void }) {
  return (
    <html
      lang={language}
      className={`${displayFont.variable} ${bodyFont.variable}`}
      style={fontFamilies}
      data-scheme={process.env.COLOUR_SCHEME}
    >
      {ownAccent && (
        <head>
          <style>{accentStyle(ownAccent)}</style>
        </head>
      )}
      <body>
        <title>{errorCopy.title}</title>
        <main>
          <ErrorMessage retry={reset} />
        </main>
      </body>
    </html>
  )
}
