'use client'

import { bodyFont, displayFont } from '@theme/fonts'
import { ErrorMessage } from '@/components/frame/error-message'
import { fontFamilies } from '@/lib/theme/font-families'
import { accentStyle, ownAccent } from '@/lib/theme/theme'
import { errorCopy, language } from '@/site.copy'
import '@theme/tokens.css'
import './globals.css'

/** Shown when even the site's frame failed to render. */
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
