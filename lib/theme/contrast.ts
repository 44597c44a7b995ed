import { wcagContrast } from 'culori'
import { backgrounds, type Scheme, type Tokens } from './accent'
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
  return (['light', 'dark'] as const).flatMap((scheme) => [
    ...texts.flatMap((text) =>
      backgrounds[scheme].flatMap((background) => faint(tokens, text, background, scheme)),
    ),
    ...faint(tokens, 'on-accent', fill, scheme),
  ])
}

function faint(tokens: Tokens, text: string, background: string, scheme: Scheme): string[] {
  const [front, back] = [tokens[text]?.[scheme], tokens[background]?.[scheme]]
  if (front === undefined || back === undefined) return [`${text} on ${background} (${scheme}): not defined`]
  const contrast = wcagContrast(front, back)
  return contrast >= ENOUGH ? [] : [`${text} on ${background} (${scheme}): ${contrast.toFixed(2)}`]
}
