import { bodyFont, displayFont } from '@theme/fonts'
import type { ReactNode } from 'react'
import { fontFamilies } from '@/lib/config/theme/font-families'
import { colourStyle, ownColours } from '@/lib/config/theme/theme'
import { language } from '@/site.copy'
import '@theme/tokens.css'
import './globals.css'

/** The element around every page. It is part of the script of an error page, so it does not import `site.config.ts`. */
export function Document({ children }: { children: ReactNode }) {
  return (
    <html
      lang={language}
      className={`${displayFont.variable} ${bodyFont.variable}`}
      style={fontFamilies}
      data-scheme={process.env.COLOUR_SCHEME || undefined}
    >
      {ownColours && (
        <head>
          <style>{colourStyle(ownColours)}</style>
        </head>
      )}
      <body>{children}</body>
    </html>
  )
}
