import { bodyFont, displayFont } from '@theme/fonts'
import type { ComponentProps, CSSProperties, ElementType, ReactNode } from 'react'
import { directionOfLanguage } from '@/lib/content/language-direction'
import { clientColours, colourStyle } from '@/lib/theme/theme'
import { language } from '@/site/copy'
import '@theme/tokens.css'
import '@theme/theme.css'

/** The order of font files: the font, its other Latin characters, the fallback. WebKit always loads a file of the first family. */
const fontFamilies: CSSProperties & Record<`--${string}`, string> = {
  '--font-display-families': families(displayFont.style.fontFamily, '--font-display-family-rest'),
  '--font-body-families': families(bodyFont.style.fontFamily, '--font-body-family-rest'),
}

/**
 * @param names family names in the format of next/font: `'bodyFont', 'bodyFont Fallback'`
 * @param rest the variable with the family of the other Latin characters, which `npm run fonts` writes
 */
function families(names: string, rest: string): string {
  const [font = '', ...fallbacks] = names.split(', ')
  return [font, `var(${rest}, ${font})`, ...fallbacks].join(', ')
}

interface DocumentProps {
  /** The `html` element for a document whose `lang` follows the page. */
  Html?: ElementType<ComponentProps<'html'>>
  children: ReactNode
}

/** The document around every page. Error pages load it as a script, so it does not import `site/config.ts`. */
export function Document({ Html = 'html', children }: DocumentProps) {
  return (
    <Html
      lang={language}
      dir={directionOfLanguage(language)}
      className={`${displayFont.variable} ${bodyFont.variable}`}
      style={fontFamilies}
      // app/globals.css chooses the colours by this attribute.
      data-scheme={process.env.COLOUR_SCHEME || undefined}
    >
      {clientColours && (
        <head>
          <style>{colourStyle(clientColours)}</style>
        </head>
      )}
      <body>{children}</body>
    </Html>
  )
}
