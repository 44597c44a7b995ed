import { wcagContrast } from 'culori'
import { accentTokens } from './accent'

/** WCAG 2.2 AA for text. */
const ENOUGH = 4.5

/** Every text and background that the components put together, as names of tokens. */
const pairs: [text: string, background: string][] = [
  ...['ink', 'muted', 'accent', 'danger'].flatMap((text) =>
    ['paper', 'surface', 'sunken'].map((background): [string, string] => [text, background]),
  ),
  ['on-accent', 'accent'],
]

/** On a deep band, where tokens have their dark values in both schemes. */
const pairsOnDeep = ['ink', 'muted', 'accent', 'danger']

type Scheme = 'light' | 'dark'
export type Tokens = Record<string, Record<Scheme, string>>

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

/**
 * The tokens with the client's own accent colour in place of the theme's.
 * @throws Error when the text is no colour
 */
export function withAccent(tokens: Tokens, accent: string): Tokens {
  const own = accentTokens(accent)
  return { ...tokens, accent: own.accent, 'on-accent': own.onAccent }
}

/** The pairs that are too faint to read, each with its measured contrast; empty when all are fine. */
export function faintPairs(tokens: Tokens): string[] {
  return [
    ...pairs.flatMap(([text, background]) => [
      ...faint(tokens, text, background, 'light'),
      ...faint(tokens, text, background, 'dark'),
    ]),
    ...pairsOnDeep.flatMap((text) => [
      ...faint(tokens, text, 'deep', 'dark'),
      ...faint(tokens, text, 'deep-surface', 'dark'),
    ]),
  ]
}

function faint(tokens: Tokens, text: string, background: string, scheme: Scheme): string[] {
  const [front, back] = [tokens[text]?.[scheme], tokens[background]?.[scheme]]
  if (front === undefined || back === undefined) return [`${text} on ${background} (${scheme}): not defined`]
  const contrast = wcagContrast(front, back)
  return contrast >= ENOUGH ? [] : [`${text} on ${background} (${scheme}): ${contrast.toFixed(2)}`]
}
