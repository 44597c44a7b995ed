import { clampChroma, formatHex, type Oklch, oklch, parse } from 'culori'
import { isApart, isApartOnDark, nearestApart, readable, textOn } from './shades'

export type Scheme = 'light' | 'dark'
type Pair = Record<Scheme, string>
export type Tokens = Record<string, Pair>

/** Tokens of the backgrounds that text stands on. A deep band is dark in both schemes. */
export const backgrounds: Record<Scheme, string[]> = {
  light: ['paper', 'surface', 'sunken'],
  dark: ['paper', 'surface', 'sunken', 'deep', 'deep-surface'],
}

/** The tokens that follow from one accent colour. */
export interface AccentTokens {
  /** Text, lines and icons: the colour itself, or its nearest shade that can be read on every background. */
  accent: Pair
  /** Buttons and badges: the colour itself, or a lighter shade on dark pages where the colour would not stand out. */
  'accent-fill': Pair
  /** Text on buttons and badges. */
  'on-accent': Pair
}

/**
 * The tokens of an accent colour on a theme.
 * @throws Error when it is no colour, or one that pages of the theme cannot show; the message names the nearest that they can
 */
export function accentTokens(accent: string, theme: Tokens, colourScheme = 'system'): AccentTokens {
  const colour = opaqueColour(accent)
  const [light, dark] = [coloursOf(theme, 'light'), coloursOf(theme, 'dark')]
  if (colourScheme !== 'dark' && !isApart(colour, light))
    throw new Error(
      `accent: ${accent} cannot be told from the page; the nearest that can is ${nearestApart(colour, light)}`,
    )
  const text = { light: readable(colour, light), dark: readable(colour, dark) }
  const own = formatHex(colour)
  const fill = { light: own, dark: isApartOnDark(colour, dark) ? own : text.dark }
  return {
    accent: text,
    'accent-fill': fill,
    'on-accent': { light: textOn(fill.light), dark: textOn(fill.dark) },
  }
}

function opaqueColour(accent: string): Oklch {
  const parsed = parse(accent)
  const colour = oklch(parsed)
  if (colour === undefined)
    throw new Error(`accent: "${accent}" is not a colour: write it as CSS does, such as #1d4ed8`)
  if (colour.alpha !== undefined && colour.alpha < 1)
    throw new Error(
      `accent: "${accent}" is transparent: write the colour that is to be seen, such as #1d4ed8`,
    )
  return clampChroma(colour, 'oklch')
}

function coloursOf(theme: Tokens, scheme: Scheme): string[] {
  return backgrounds[scheme].flatMap((name) => theme[name]?.[scheme] ?? [])
}
