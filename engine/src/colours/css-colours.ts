import { parse } from 'culori'
import { transform } from 'lightningcss'

/** The custom properties of a stylesheet, each with its last value. Comments are ignored. */
export function customProperties(css: string): Map<string, string> {
  const withoutComments = css.split('/*').map((text) => text.split('*/').at(-1))
  const declarations = withoutComments
    .join('')
    .replace(/\s+/g, ' ')
    .matchAll(/(?<![\w-])--([\w-]+)\s*:([^;{}]*)/g)
  return new Map(Array.from(declarations, ([, name = '', value = '']) => [name, value.trim()]))
}

type Scheme = 'light' | 'dark'

/** A colour for light pages and one for dark pages. */
export type Pair = Record<Scheme, string>

/** The light and dark colour of a value; undefined if it is not a colour, 'unknown' if only browsers can compute it, as with `contrast-color()`. */
export function coloursOfValue(
  value: string,
  properties: Map<string, string> = new Map(),
): Pair | 'unknown' | undefined {
  const text = withVariables(value, properties)
  const withStandIns = browserSyntax.reduce((changed, [from, to]) => changed.replace(from, to), text)
  return computed(text) ?? (computed(withStandIns) && 'unknown')
}

/** Syntax that the CSS compiler leaves to browsers, with a stand-in to check that the rest of the value is valid. */
const browserSyntax = [
  [/contrast-color\(/gi, 'light-dark(red,'],
  [
    /(?<![\w-])(?:currentcolor|(?:accent|active|button|canvas|field|gray|highlight|link|mark|selected|visited)(?:border|color|face)?(?:text)?)(?![\w-])/gi,
    'red',
  ],
  [/color-mix\((?! ?in )/gi, 'color-mix(in oklab,'],
  [/(?<=\( ?in )(?:display-p3(?:-linear)?|a98-rgb|prophoto-rgb|rec2020)(?= ?,)/gi, 'srgb'],
  [/(?<![\w-])h(?![\w-])/gi, '0'],
] as const

/** Whether a text is a colour. `culori` would also take 600, without a #, for one. */
function isColour(text: string): boolean {
  return !/^[\da-f]{3,8}$/i.test(text) && parse(text) !== undefined
}

/** The colours of a value whose `calc()`, `color-mix()` and relative colours the CSS compiler can compute. */
function computed(value: string): Pair | undefined {
  // The CSS compiler requires a unit on a number that is added to a hue.
  const text = value
    .replace(/calc\( ?h ([+-]) ([\d.]{1,9}) ?\)/gi, 'calc(h $1 $2deg)')
    .replace(/calc\( ?([\d.]{1,9}) ([+-]) h ?\)/gi, 'calc($1deg $2 h)')
  if (/[;{}]/.test(text)) return undefined
  try {
    const [light, dark] = [printed(text, 'light'), printed(text, 'dark')]
    return isColour(light) && isColour(dark) ? { light, dark } : undefined
  } catch {
    return undefined
  }
}

/** A colour as the CSS compiler prints it for one scheme. */
function printed(text: string, scheme: Scheme): string {
  const { code } = transform({
    filename: 'tokens.css',
    code: Buffer.from(`a{color:${text}}`),
    minify: true,
    visitor: {
      Color: (colour) =>
        typeof colour === 'object' && colour.type === 'light-dark' ? colour[scheme] : undefined,
    },
  })
  return String(code).toLowerCase().slice('a{color:'.length, -'}'.length)
}

/** A value with each `var()` replaced by what it refers to. */
function withVariables(value: string, properties: Map<string, string>, depth = 0): string {
  const start = value.search(/(?<![\w-])var\(/i)
  if (start === -1 || depth > MAX_DEPTH) return value
  const end = start + 'var('.length + lengthInside(value.slice(start + 'var('.length))
  const [name = '', ...fallback] = value.slice(start + 'var('.length, end).split(',')
  const text = properties.get(name.trim().replace('--', '')) ?? fallback.join(',')
  return withVariables(value.slice(0, start) + text + value.slice(end + 1), properties, depth + 1)
}

/** The depth at which a circular reference between colours is cut off. */
const MAX_DEPTH = 30

/** The length of a text up to its unmatched closing bracket. */
function lengthInside(text: string): number {
  let depth = 0
  const end = [...text].findIndex((letter) => {
    if (letter === '(') depth += 1
    else if (letter === ')') depth -= 1
    return depth < 0
  })
  return end === -1 ? text.length : end
}
