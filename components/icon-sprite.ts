import { icons as lucide } from '@iconify-json/lucide'
import plugin from 'tailwindcss/plugin'
import { icons } from './icons'

/** The size of an icon in its own units. An equal gap below each icon prevents bleeding between pixels. */
const EDGE = 24

/** Attributes that the library repeats in each icon. The sprite has them once. */
const LINES =
  'fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" stroke-width="2"'

/** A sprite of all icons. Browsers lay out each SVG as a document: with one per icon, that took two thirds of the home page's style time. */
export default plugin(({ addComponents }) => {
  addComponents({
    '.icon-sprite': {
      display: 'inline-block',
      width: '1em',
      height: '1em',
      backgroundColor: 'currentColor',
      // A variable, because the compiler writes the mask twice to support older browsers.
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
  const drawings = names.map((name, index) => `<svg y="${index * 2 * EDGE}">${bodyOf(name)}</svg>`)
  const height = names.length * 2 * EDGE
  const frame = `xmlns="http://www.w3.org/2000/svg" width="${EDGE}" height="${height}" viewBox="0 0 ${EDGE} ${height}" ${LINES}`
  return `<svg ${frame}>${drawings.join('')}</svg>`
}

function bodyOf(name: string): string {
  const icon = lucide.icons[name]
  if (!icon) throw new Error(`components/icons.ts: the icon library has no "${name}"`)
  const body = icon.body.replaceAll(` ${LINES}`, '').replace(/^<g>(.*)<\/g>$/s, '$1')
  return body
    .replace(/ d="([^"]{1,2000})"/g, (_, path: string) => ` d="${shortened(path)}"`)
    .replaceAll(/(?<= d="[^"]{1,2000})"\/><path d="M/g, 'M')
}

/** An SVG path with fewer characters. A tenth of a unit is a tenth of a pixel. */
function shortened(path: string): string {
  return path
    .replace(/-?(?:\d{1,4}\.?\d{0,9}|\.\d{1,9})/g, (number) => ` ${inTenths(Number(number))}`)
    .replace(/ {2,9}/g, ' ')
    .replace(/([a-z]) /gi, '$1')
    .replace(/ ([-a-z])/gi, '$1')
}

/** A coordinate rounded to tenths, unless that would be 0: a tiny length still draws a dot. */
function inTenths(number: number): string {
  return String(Math.round(number * 10) / 10 || number).replace(/^(-?)0\./, '$1.')
}
