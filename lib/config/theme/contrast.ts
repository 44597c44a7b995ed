import { wcagContrast } from 'culori'
import { backgrounds, type Tokens } from './accent'
import { ENOUGH } from './shades'

/** Texts that the components put on every background, as names of tokens. */
const texts = ['ink', 'muted', 'accent', 'danger']

/** `--name: light-dark(colour, colour);` or `--name: oklch(…);` */
const colourToken =
  /(?<![\w-])--([\w-]+):\s*(?:light-dark\(((?:[^(),;]|\([^();]*\))+),\s*((?:[^(),;]|\([^();]*\))+)\)|(oklch\([^();]*\)));/g

/** The colour tokens of a theme's stylesheet: `--name: light-dark(colour, colour);`, or one colour for both. */
export function colourTokens(css: string): Tokens {
  return Object.fromEntries(
    [...css.matchAll(colourToken)].map(([, name = '', light, dark, both = '']) => [
      name,
      { light: light ?? both, dark: dark ?? both },
    ]),
  )
}

/** The pairs that are too faint to read, each with its measured contrast; empty when all can be read. */
export function faintPairs(tokens: Tokens): string[] {
  const fill = tokens['accent-fill'] ? 'accent-fill' : 'accent'
  return (['light', 'dark'] as const).flatMap((scheme) => {
    const pairs = texts.flatMap((text) =>
      backgrounds[scheme].map((background) => [text, background] as const),
    )
    return [...pairs, ['on-accent', fill] as const].flatMap(([text, background]) => {
      const [front, back] = [tokens[text]?.[scheme], tokens[background]?.[scheme]]
      const contrast = front && back && wcagContrast(front, back)
      if (contrast && contrast >= ENOUGH) return []
      return `${text} on ${background} (${scheme}): ${contrast ? contrast.toFixed(2) : 'not defined'}`
    })
  })
}
