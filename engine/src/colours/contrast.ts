import { wcagContrast } from 'culori'
import { backgrounds, type Tokens } from './client-colours'
import { coloursOfValue, customProperties } from './css-colours'
import { READABLE_CONTRAST } from './shades'

/** Tokens of the text colours that components put on every background. */
const texts = ['ink', 'muted', 'accent', 'danger']

/** Colour tokens that every theme must have. */
const needed = ['paper', 'surface', 'sunken', 'deep', 'deep-surface', ...texts, 'line', 'on-accent']
/** Colour tokens that a theme may have. */
const optional = ['accent-fill', 'second', 'second-fill', 'on-second']

/** The colour tokens of a stylesheet: `--name: light-dark(colour, colour);`, or one colour. Those that only browsers can compute are left out. */
export function colourTokens(css: string): Tokens {
  const properties = customProperties(css)
  return Object.fromEntries(
    [...properties].flatMap(([name, value]) => {
      const colours = coloursOfValue(value, properties)
      return typeof colours === 'object' ? [[name, colours]] : []
    }),
  )
}

export function tokenProblems(css: string): string[] {
  const properties = customProperties(css)
  return [...needed, ...optional].flatMap((name) => {
    const value = properties.get(name)
    if (value === undefined) return optional.includes(name) ? [] : [`--${name} is missing`]
    return coloursOfValue(value, properties)
      ? []
      : [`--${name}: ${value} is no colour: write one such as #1d4ed8`]
  })
}

/** Colour tokens of a theme's stylesheet that cannot be checked, one sentence each. */
export function tokenAdvice(css: string): string[] {
  const properties = customProperties(css)
  return [...needed, ...optional].flatMap((name) => {
    const value = properties.get(name) ?? ''
    return coloursOfValue(value, properties) === 'unknown'
      ? [`--${name}: ${value} is computed by browsers only: nothing checks whether it can be read`]
      : []
  })
}

/** Pairs of text and background with too little contrast, each with its ratio. Pairs with a missing colour are skipped. */
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
      if (!contrast || contrast >= READABLE_CONTRAST) return []
      return `${text} on ${background} (${scheme}): ${contrast.toFixed(2)}`
    })
  })
}
