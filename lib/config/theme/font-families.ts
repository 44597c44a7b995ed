import { bodyFont, displayFont } from '@theme/fonts'
import type { CSSProperties } from 'react'

/** Each font, then the rest of its Latin characters, then the fallback. WebKit loads a file of the first family whether it is needed or not. */
export const fontFamilies: CSSProperties & Record<`--${string}`, string> = {
  '--font-display-families': families(displayFont.style.fontFamily, '--font-display-family-rest'),
  '--font-body-families': families(bodyFont.style.fontFamily, '--font-body-family-rest'),
}

/** @param names as next/font writes them: `'bodyFont', 'bodyFont Fallback'` */
function families(names: string, rest: string): string {
  const [own = '', ...standIns] = names.split(', ')
  return [own, `var(${rest}, ${own})`, ...standIns].join(', ')
}
