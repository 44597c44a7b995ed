import { clampChroma, differenceEuclidean, formatHex, type Oklch, oklch } from 'culori'
import type { ClientColours } from '../port/settings'
import { coloursOfValue, type Pair } from './css-colours'
import { ENOUGH, leastContrast, nearestShade, textOn } from './shades'

export type Scheme = 'light' | 'dark'
export type Tokens = Record<string, Pair>

/** Tokens of the backgrounds that text stands on. A deep band is dark in both schemes. */
export const backgrounds: Record<Scheme, string[]> = {
  light: ['paper', 'surface', 'sunken'],
  dark: ['paper', 'surface', 'sunken', 'deep', 'deep-surface'],
}

/** How far a button's colour must be from a light page, as a distance in OKLab. Yellow is far enough, with hardly any contrast. */
const APART = 0.08
/** How much contrast a button needs on a dark page, where that distance would not be visible. */
const APART_ON_DARK = 1.6

const distance = differenceEuclidean('oklab')

/** The tokens of an accent colour on a theme. @throws Error for no colour, or one that pages cannot show; it names the nearest that they can */
export function accentTokens(accent: string, theme: Tokens, colourScheme = 'system', setting = 'accent') {
  const colour = opaqueColour(setting, accent)
  const own = formatHex(colour)
  const [light, dark] = [coloursOf(theme, 'light'), coloursOf(theme, 'dark')]
  const isApart = (shade: string) => light.every((background) => distance(shade, background) >= APART)
  if (colourScheme !== 'dark' && !isApart(own))
    throw new Error(
      `${setting}: ${accent} cannot be told from the page; the nearest that can is ${nearestShade(colour, isApart)}`,
    )
  const readable = (on: string[]) => nearestShade(colour, (shade) => leastContrast(shade, on) >= ENOUGH)
  const text = { light: readable(light), dark: readable(dark) }
  const fill = { light: own, dark: leastContrast(own, dark) >= APART_ON_DARK ? own : text.dark }
  return {
    // Text, lines and icons: the colour itself, or its nearest shade that can be read on every background.
    accent: text,
    // Buttons and badges: the colour itself, or a lighter shade on dark pages where the colour would not stand out.
    'accent-fill': fill,
    'on-accent': { light: textOn(fill.light), dark: textOn(fill.dark) },
  }
}

/** @throws Error when the value of a setting is no colour, or is transparent */
function opaqueColour(setting: string, accent: string): Oklch {
  const written = coloursOfValue(accent)
  const colour = typeof written === 'object' ? oklch(written.light) : undefined
  if (colour === undefined)
    throw new Error(`${setting}: "${accent}" is not a colour: write it as CSS does, such as #1d4ed8`)
  if (colour.alpha !== undefined && colour.alpha < 1)
    throw new Error(
      `${setting}: "${accent}" is transparent: write the colour that is to be seen, such as #1d4ed8`,
    )
  return clampChroma(colour, 'oklch')
}

function coloursOf(theme: Tokens, scheme: Scheme): string[] {
  return backgrounds[scheme].flatMap((name) => theme[name]?.[scheme] ?? [])
}

/** The tokens that the client's colours give on a theme; none without such a colour. @throws Error as `accentTokens` does */
export function clientTokens(colours: ClientColours, theme: Tokens, colourScheme = 'system'): Tokens {
  const { accent, accentOnDeep, secondAccent } = colours
  const own = accent === undefined ? {} : accentTokens(accent, theme, colourScheme)
  const second = secondAccent && accentTokens(secondAccent, theme, colourScheme, 'secondAccent')
  return {
    ...own,
    ...(accentOnDeep !== undefined && onDeep(accentOnDeep, { ...theme, ...own })),
    ...(second && {
      second: second.accent,
      'second-fill': second['accent-fill'],
      'on-second': second['on-accent'],
    }),
  }
}

/** The tokens of an accent that is another on deep bands and dark pages. */
function onDeep(accentOnDeep: string, theme: Tokens): Tokens {
  const colour = opaqueColour('accentOnDeep', accentOnDeep)
  const dark = formatHex(colour)
  const isReadable = (shade: string) => leastContrast(shade, coloursOf(theme, 'dark')) >= ENOUGH
  if (!isReadable(dark))
    throw new Error(
      `accentOnDeep: ${accentOnDeep} cannot be read on deep bands and dark pages; the nearest that can is ${nearestShade(colour, isReadable)}`,
    )
  const light = (name: string) => {
    const hex = formatHex(theme[name]?.light)
    if (hex) return hex
    throw new Error(`accentOnDeep: needs an accent beside it, since browsers alone compute --${name}`)
  }
  const fill = theme['accent-fill'] ? 'accent-fill' : 'accent'
  return {
    accent: { light: light('accent'), dark },
    'accent-fill': { light: light(fill), dark },
    'on-accent': { light: light('on-accent'), dark: textOn(dark) },
  }
}
