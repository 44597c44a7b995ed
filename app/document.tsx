import { bodyFont, displayFont } from '@theme/fonts'
import type { ComponentProps, CSSProperties, ElementType, ReactNode } from 'react'
import { directionOfLanguage } from '@/lib/content/language-direction'
import { colourStyle, ownColours } from '@/lib/theme/theme'
import { language } from '@/site/copy'
import '@theme/tokens.css'
import '@theme/theme.css'

/** Each font, then the rest of its Latin characters, then the fallback. WebKit loads a file of the first family whether it is needed or not. */
const fontFamilies: CSSProperties & Record<`--${string}`, string> = {
  '--font-display-families': families(displayFont.style.fontFamily, '--font-display-family-rest'),
  '--font-body-families': families(bodyFont.style.fontFamily, '--font-body-family-rest'),
}

/** @param names as next/font writes them: `'bodyFont', 'bodyFont Fallback'` */
function families(names: string, rest: string): string {
  const [own = '', ...standIns] = names.split(', ')
  return [own, `var(${rest}, ${own})`, ...standIns].join(', ')
}

interface DocumentProps {
  /** Where its `lang` follows the page. */
  Html?: ElementType<ComponentProps<'html'>>
  children: ReactNode
}

/** The element around every page. It is part of the script of an error page, so it does not import `site/config.ts`. */
export function Document({ Html = 'html', children }: DocumentProps) {
  return (
    <Html
      lang={language}
      dir={directionOfLanguage(language)}
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
    </Html>
  )
}
