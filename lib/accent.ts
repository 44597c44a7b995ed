import { clampChroma, differenceEuclidean, formatHex, type Oklch, oklch, parse, wcagContrast } from 'culori'

export type Scheme = 'light' | 'dark'
type Pair = Record<Scheme, string>
export type Tokens = Record<string, Pair>

/** WCAG 2.2 AA for text. */
export const ENOUGH = 4.5

/** Tokens of the backgrounds that text stands on. A deep band is dark in both schemes. */
export const backgrounds: Record<Scheme, string[]> = {
  light: ['paper', 'surface', 'sunken'],
  dark: ['paper', 'surface', 'sunken', 'deep', 'deep-surface'],
}

/** How far a button has to be from a light page, as a distance in OKLab: yellow is, with hardly any contrast. */
const APART = 0.08
/** And how much contrast it needs on a dark page, where such a distance would not be seen. */
const APART_ON_DARK = 1.6

/** The tokens that follow from one accent colour. */
export interface AccentTokens {
  /** Text, lines and icons: the colour itself, or the nearest shade of it that can be read on every background. */
  accent: Pair
  /** Buttons and badges: the colour itself; a lighter shade on dark pages where it would be lost. */
  'accent-fill': Pair
  /** What stands on them. */
  'on-accent': Pair
}

/**
 * The tokens of an accent colour on a theme.
 * @throws Error when it is no colour, or none that pages of the theme can show: with the nearest that they can
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

const distance = differenceEuclidean('oklab')

function isApart(colour: Oklch, from: string[]): boolean {
  return from.every((background) => distance(colour, background) >= APART)
}

function isApartOnDark(colour: Oklch, from: string[]): boolean {
  return from.every((background) => wcagContrast(colour, background) >= APART_ON_DARK)
}

/** All shades of a colour, the nearest first. */
function shades(colour: Oklch): Oklch[] {
  return Array.from({ length: STEPS + 1 }, (_, step) => step / STEPS)
    .sort((a, b) => Math.abs(a - colour.l) - Math.abs(b - colour.l))
    .map((l) => clampChroma({ ...colour, l }, 'oklch'))
}

const STEPS = 250

function nearestApart(colour: Oklch, from: string[]): string {
  return formatHex(shades(colour).find((shade) => isApart(shade, from)) ?? colour)
}

/** The colour, or its nearest shade that can be read on all of these; the colour when there is none. */
function readable(colour: Oklch, on: string[]): string {
  const hexes = [colour, ...shades(colour)].map((shade) => formatHex(shade))
  return (
    hexes.find((hex) => on.every((background) => wcagContrast(hex, background) >= ENOUGH)) ?? hexes[0] ?? ''
  )
}

/** White or nearly black, and black where neither can be read. */
function textOn(background: string): string {
  const contrast = (text: string) => wcagContrast(text, background)
  const [best = BLACK] = [WHITE, INK].sort((a, b) => contrast(b) - contrast(a))
  return contrast(best) >= ENOUGH ? best : BLACK
}

const WHITE = '#ffffff'
const INK = '#101010'
const BLACK = '#000000'
