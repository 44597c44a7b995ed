import { icons as lucide } from '@iconify-json/lucide'
import plugin from 'tailwindcss/plugin'
import { icons } from './icons'

/** The width and height of an icon, in units of the icon library. */
const ICON_UNITS = 24

/** The distance from one icon to the next. The gap keeps a neighbour's edge out of an icon whose size is no whole number of pixels. */
const STEP_UNITS = 2 * ICON_UNITS

/** Attributes of all lines, which the library repeats in each icon. The sprite has them once. */
const LINE_ATTRIBUTES =
  'fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" stroke-width="2"'

/**
 * The class `icon-sprite`, a sprite of all icons. app/globals.css loads this file by `@plugin`, and icon.tsx chooses an icon by `--icon-at`. Browsers
 * lay out each SVG as a document: with one per icon, that took two thirds of the home page's style time.
 */
export default plugin(({ addComponents }) => {
  addComponents({
    '.icon-sprite': {
      display: 'inline-block',
      width: '1em',
      height: '1em',
      backgroundColor: 'currentColor',
      // A variable, because the compiler writes the mask twice to support older browsers. `#` and `%` have another meaning in an address.
      '--sprite': `url("data:image/svg+xml,${sprite()
        .replace(/[#%]/g, encodeURIComponent)
        .replaceAll('"', "'")}")`,
      maskImage: 'var(--sprite)',
      maskPosition: 'var(--icon-at)',
      maskSize: '1em auto',
      maskRepeat: 'no-repeat',
      flexShrink: '0',
      '@media (forced-colors: active)': { forcedColorAdjust: 'none', backgroundColor: 'CanvasText' },
    },
  })
})

function sprite(): string {
  const names = Object.values(icons)
  const drawings = names.map((name, index) => `<svg y="${index * STEP_UNITS}">${bodyOf(name)}</svg>`)
  const height = names.length * STEP_UNITS
  const attributes = `xmlns="http://www.w3.org/2000/svg" width="${ICON_UNITS}" height="${height}" viewBox="0 0 ${ICON_UNITS} ${height}" ${LINE_ATTRIBUTES}`
  return `<svg ${attributes}>${drawings.join('')}</svg>`
}

/** The drawing of an icon with fewer characters: no group around it, short coordinates, and one element for successive paths. */
function bodyOf(name: string): string {
  const icon = lucide.icons[name]
  if (!icon) throw new Error(`components/icons.ts: the icon library has no "${name}"`)
  const withoutGroup = icon.body.replaceAll(` ${LINE_ATTRIBUTES}`, '').replace(/^<g>(.*)<\/g>$/s, '$1')
  const withShortPaths = withoutGroup.replace(
    / d="([^"]{1,2000})"/g,
    (_, path: string) => ` d="${shortened(path)}"`,
  )
  // A path that begins with an absolute `M` draws the same as a part of the path before it.
  return withShortPaths.replaceAll(/(?<= d="[^"]{1,2000})"\/><path d="M/g, 'M')
}

/** An SVG path with fewer characters. A tenth of a unit is a tenth of a pixel. */
function shortened(path: string): string {
  // The library leaves out spaces before a sign or a point (`1-2`, `.5.5`), so a space is put before each number first.
  const spaced = path.replace(
    /-?(?:\d{1,4}\.?\d{0,9}|\.\d{1,9})/g,
    (number) => ` ${inTenths(Number(number))}`,
  )
  // A space is needed only between two numbers of which the second has no sign.
  return spaced
    .replace(/ {2,9}/g, ' ')
    .replace(/([a-z]) /gi, '$1')
    .replace(/ ([-a-z])/gi, '$1')
}

/** A coordinate rounded to tenths, unless that would be 0: a tiny length still draws a dot. */
function inTenths(number: number): string {
  return String(Math.round(number * 10) / 10 || number).replace(/^(-?)0\./, '$1.')
}
