import { type Color, formatCss, interpolate, type Mode, parse } from 'culori'

/** The custom properties of a stylesheet, the last value of each, without comments. */
export function customProperties(css: string): Map<string, string> {
  const withoutComments = css.split('/*').map((text) => text.split('*/').at(-1))
  const declarations = withoutComments
    .join('')
    .replace(/\s+/g, ' ')
    .matchAll(/(?<![\w-])--([\w-]+)\s*:([^;{}]*)/g)
  return new Map(Array.from(declarations, ([, name = '', value = '']) => [name, value.trim()]))
}

/**
 * A colour in CSS notation, as a notation that `culori` reads; undefined when it is none. `var()` takes its value from these properties.
 * A relative colour (`from`) and `calc()` are not computed.
 */
export function plainColour(text: string, properties: Map<string, string>, depth = 0): string | undefined {
  const [, call = '', inner = ''] = /^([\w-]+)\((.*)\)$/.exec(text) ?? []
  const parts = argumentsOf(inner)
  const inside = (part = '') => (depth < MOST_DEPTH ? plainColour(part, properties, depth + 1) : undefined)
  if (/^var$/i.test(call)) return inside(properties.get(parts[0]?.replace('--', '') ?? '') ?? parts[1])
  if (/^color-mix$/i.test(call)) return mixed(parts, inside)
  // `culori` takes 600 for a colour.
  const isColour = !/^[\da-f]{3,8}$/i.test(text) && parse(text.toLowerCase()) !== undefined
  return isColour ? text.toLowerCase() : undefined
}

/** Of colours that name one another. */
const MOST_DEPTH = 8

/** What stands between the commas of a function, other functions as a whole. */
export function argumentsOf(text: string): string[] {
  let depth = 0
  const parts = ['']
  for (const letter of text) {
    depth += letter === '(' ? 1 : letter === ')' ? -1 : 0
    if (letter === ',' && depth === 0) parts.push('')
    else parts[parts.length - 1] += letter
  }
  return parts.map((part) => part.trim())
}

/** `color-mix(in oklab, red 30%, blue)` */
function mixed(parts: string[], inside: (part: string) => string | undefined): string | undefined {
  const [space = '', ...two] = parts
  const mode = modes[/^in\s+([\w-]+)/i.exec(space)?.[1]?.toLowerCase() ?? '']
  const [first, second] = two.map((part) => {
    const [, before, colour = '', after] =
      /^(?:([\d.]+)% )?(.*?)(?: ([\d.]+)%)?$/.exec(part.replace(/\s+/g, ' ')) ?? []
    const share = before ?? after
    return { colour: inside(colour), share: share === undefined ? undefined : Number(share) }
  })
  if (!mode || !first?.colour || !second?.colour) return undefined
  const [a, b] = [first.share ?? 100 - (second.share ?? 50), second.share ?? 100 - (first.share ?? 50)]
  const colour: Color = interpolate([first.colour, second.colour], mode)(b / (a + b))
  return formatCss(colour)
}

/** The spaces of `color-mix()`, by their names in `culori`. */
const modes: Record<string, Mode> = {
  srgb: 'rgb',
  'srgb-linear': 'lrgb',
  'display-p3': 'p3',
  lab: 'lab',
  lch: 'lch',
  oklab: 'oklab',
  oklch: 'oklch',
  hsl: 'hsl',
  hwb: 'hwb',
  xyz: 'xyz65',
}
