import { clampChroma, formatHex, oklch, parse, wcagContrast } from 'culori'

const WHITE = '#ffffff'
const BLACK = '#101010'
/** Dark pages: the lightness at which an accent is read on every dark surface of the themes. */
const DARK_LIGHTNESS = 0.78

interface Pair {
  light: string
  dark: string
}

/**
 * The tokens that follow from one accent colour: itself on light pages, a lighter one of the same hue on dark pages, and
 * for each the text colour that is read best on it.
 * @throws Error when the text is no colour
 */
export function accentTokens(accent: string): { accent: Pair; onAccent: Pair } {
  const colour = oklch(parse(accent))
  if (colour === undefined)
    throw new Error(`accent: "${accent}" is not a colour: write it as CSS does, such as #1d4ed8`)
  const light = formatHex(colour)
  const dark = formatHex(clampChroma({ ...colour, l: Math.max(colour.l, DARK_LIGHTNESS) }, 'oklch'))
  return { accent: { light, dark }, onAccent: { light: textOn(light), dark: textOn(dark) } }
}

function textOn(background: string): string {
  return wcagContrast(WHITE, background) >= wcagContrast(BLACK, background) ? WHITE : BLACK
}
