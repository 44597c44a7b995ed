import { clampChroma, differenceEuclidean, formatHex, type Oklch, oklch } from 'culori'
import type { ClientColours } from '../port/settings'
import { coloursOfValue, type Pair } from './css-colours'
import { leastContrast, nearestShade, READABLE_CONTRAST, textOn } from './shades'

export type Scheme = 'light' | 'dark'
export type Tokens = Record<string, Pair>

/** Tokens of the backgrounds behind text. A deep band is dark in both schemes. */
export const backgrounds: Record<Scheme, string[]> = {
  light: ['paper', 'surface', 'sunken'],
  dark: ['paper', 'surface', 'sunken', 'deep', 'deep-surface'],
}

/** The least distance in OKLab between a button's colour and a light page. Yellow passes, though it has hardly any contrast. */
const MIN_DISTANCE = 0.08
/** The least contrast between a button and a dark page, where a distance of `MIN_DISTANCE` would not be visible. */
const MIN_CONTRAST_ON_DARK = 1.6

const distance = differenceEuclidean('oklab')

/** The tokens of an accent colour on a theme. @throws Error if it is not a colour, or cannot be seen; the message names the nearest one that can */
export function accentTokens(accent: string, theme: Tokens, colourScheme = 'system', setting = 'accent') {
  const colour = opaqueColour(setting, accent)
  const hex = formatHex(colour)
  const [light, dark] = [coloursOf(theme, 'light'), coloursOf(theme, 'dark')]
  const isApart = (shade: string) => light.every((background) => distance(shade, background) >= MIN_DISTANCE)
  if (colourScheme !== 'dark' && !isApart(hex))
    throw new Error(
      `${setting}: ${accent} cannot be told apart from the page; the nearest that can is ${nearestShade(colour, isApart)}`,
    )
  const readable = (on: string[]) =>
    nearestShade(colour, (shade) => leastContrast(shade, on) >= READABLE_CONTRAST)
  const text = { light: readable(light), dark: readable(dark) }
  const fill = { light: hex, dark: leastContrast(hex, dark) >= MIN_CONTRAST_ON_DARK ? hex : text.dark }
  return {
    // The accent for text, lines and icons is the colour itself, or the nearest shade that can be read on every background.
    accent: text,
    // The fill of buttons and badges is the colour itself. On dark pages it is a lighter shade if the colour would not stand out.
    'accent-fill': fill,
    'on-accent': { light: textOn(fill.light), dark: textOn(fill.dark) },
  }
}

/** The OKLCH colour of a setting. @throws Error when the value is not a colour, or is transparent */
function opaqueColour(setting: string, accent: string): Oklch {
  const written = coloursOfValue(accent)
  const colour = typeof written === 'object' ? oklch(written.light) : undefined
  if (colour === undefined)
    throw new Error(`${setting}: "${accent}" is not a colour: write it as CSS does, such as #1d4ed8`)
  if (colour.alpha !== undefined && colour.alpha < 1)
    throw new Error(
      `${setting}: "${accent}" is transparent: write the colour as it should appear, such as #1d4ed8`,
    )
  return clampChroma(colour, 'oklch')
}

function coloursOf(theme: Tokens, scheme: Scheme): string[] {
  return backgrounds[scheme].flatMap((name) => theme[name]?.[scheme] ?? [])
}

/** The tokens that the client's colours set on a theme; none without such colours. @throws Error as `accentTokens` does */
export function clientTokens(colours: ClientColours, theme: Tokens, colourScheme = 'system'): Tokens {
  const { accent, accentOnDeep, secondAccent } = colours
  const main = accent === undefined ? {} : accentTokens(accent, theme, colourScheme)
  const second = secondAccent && accentTokens(secondAccent, theme, colourScheme, 'secondAccent')
  return {
    ...main,
    ...(accentOnDeep !== undefined && onDeep(accentOnDeep, { ...theme, ...main })),
    ...(second && {
      second: second.accent,
      'second-fill': second['accent-fill'],
      'on-second': second['on-accent'],
    }),
  }
}

/** The accent tokens for a client with a different accent on deep bands and dark pages. */
function onDeep(accentOnDeep: string, theme: Tokens): Tokens {
  const colour = opaqueColour('accentOnDeep', accentOnDeep)
  const dark = formatHex(colour)
  const isReadable = (shade: string) => leastContrast(shade, coloursOf(theme, 'dark')) >= READABLE_CONTRAST
  if (!isReadable(dark))
    throw new Error(
      `accentOnDeep: ${accentOnDeep} cannot be read on deep bands and dark pages; the nearest that can is ${nearestShade(colour, isReadable)}`,
    )
  const light = (name: string) => {
    const hex = formatHex(theme[name]?.light)
    if (hex) return hex
    throw new Error(`accentOnDeep: needs an accent beside it, since only browsers compute --${name}`)
  }
  const fill = theme['accent-fill'] ? 'accent-fill' : 'accent'
  return {
    accent: { light: light('accent'), dark },
    'accent-fill': { light: light(fill), dark },
    'on-accent': { light: light('on-accent'), dark: textOn(dark) },
  }
}
