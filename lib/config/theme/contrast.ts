import { wcagContrast } from 'culori'
import { backgrounds, type Tokens } from './client-colours'
import { argumentsOf, customProperties, plainColour } from './css-colours'
import { ENOUGH } from './shades'

/** Texts that the components put on every background, as names of tokens. */
const texts = ['ink', 'muted', 'accent', 'danger']

/** The colours that every theme has, and those that it may have. */
const needed = ['paper', 'surface', 'sunken', 'deep', 'deep-surface', ...texts, 'line', 'on-accent']
const optional = ['accent-fill', 'second', 'second-fill', 'on-second']

/** The colour tokens of a theme's stylesheet: `--name: light-dark(colour, colour);`, or one colour for both. */
export function colourTokens(css: string): Tokens {
  const properties = customProperties(css)
  return Object.fromEntries(
    [...properties].flatMap(([name, value]) => {
      const [light, dark] = coloursIn(value, properties)
      return light && dark ? [[name, { light, dark }]] : []
    }),
  )
}

/** What is wrong with the colour tokens of a theme's stylesheet, one sentence each. */
export function tokenProblems(css: string): string[] {
  const properties = customProperties(css)
  return [...needed, ...optional].flatMap((name) => {
    const value = properties.get(name)
    if (value === undefined) return optional.includes(name) ? [] : [`--${name} is missing`]
    const isColour = coloursIn(value, properties).every((colour) => colour !== undefined)
    return isColour ? [] : [`--${name}: ${value} is no colour that can be checked: write it such as #1d4ed8`]
  })
}

/** The light and the dark colour of a token. */
function coloursIn(value: string, properties: Map<string, string>): (string | undefined)[] {
  const [, pair] = /^light-dark\((.*)\)$/i.exec(value) ?? []
  const parts = pair === undefined ? [value, value] : argumentsOf(pair)
  return parts.length === 2 ? parts.map((part) => plainColour(part, properties)) : [undefined]
}

/** The pairs that are too faint to read, each with its measured contrast; empty when all can be read. */
export function faintPairs(tokens: Tokens): string[] {
  const second = tokens.second ? ['second'] : []
  return (['light', 'dark'] as const).flatMap((scheme) => {
    const pairs = [...texts, ...second].flatMap((text) =>
      backgrounds[scheme].map((background) => [text, background]),
    )
    const fills = ['accent', ...second].map((name) => [
      `on-${name}`,
      tokens[`${name}-fill`] ? `${name}-fill` : name,
    ])
    return [...pairs, ...fills].flatMap(([text = '', background = '']) => {
      const [front, back] = [tokens[text]?.[scheme], tokens[background]?.[scheme]]
      const contrast = front && back && wcagContrast(front, back)
      if (contrast && contrast >= ENOUGH) return []
      return `${text} on ${background} (${scheme}): ${contrast ? contrast.toFixed(2) : 'not defined'}`
    })
  })
}
