import { formatHex } from 'culori'
import type { ClientColours } from '../types'
import { accentTokens, coloursOf, opaqueColour, type Tokens } from './accent'
import { ENOUGH, leastContrast, nearestShade, textOn } from './shades'

/**
 * The tokens that the client's colours give on a theme; none without such a colour.
 * @throws Error when one is no colour, or one that pages of the theme cannot show; the message names the nearest that they can
 */
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
