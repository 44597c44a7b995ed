import { icons as lucide } from '@iconify-json/lucide'
import plugin from 'tailwindcss/plugin'
import { icons } from './icons'

/** Edge of an icon in units of its drawing. As much is left free below each, for edges between two pixels. */
const EDGE = 24

/**
 * The class `icon-sprite`: all icons one below the other in a single drawing. The plugin of the icon library makes a
 * drawing of each, and a browser lays each out as a document of its own before the page is painted: on the home page that
 * was two thirds of all its work on styles.
 */
export default plugin(({ addComponents }) => {
  addComponents({
    '.icon-sprite': {
      display: 'inline-block',
      width: '1em',
      height: '1em',
      backgroundColor: 'currentColor',
      // Once, though the compiler writes the mask twice, for older browsers too.
      '--sprite': `url("data:image/svg+xml,${sprite()
        .replace(/[<>#%]/g, encodeURIComponent)
        .replaceAll('"', "'")}")`,
      maskImage: 'var(--sprite)',
      maskSize: '1em auto',
      maskRepeat: 'no-repeat',
    },
  })
})

function sprite(): string {
  const names = Object.values(icons)
  const drawings = names.map(
    (name, index) => `<g transform="translate(0 ${index * 2 * EDGE})">${bodyOf(name)}</g>`,
  )
  const height = names.length * 2 * EDGE
  const frame = `xmlns="http://www.w3.org/2000/svg" width="${EDGE}" height="${height}" viewBox="0 0 ${EDGE} ${height}"`
  return `<svg ${frame}>${drawings.join('')}</svg>`
}

function bodyOf(name: string): string {
  const icon = lucide.icons[name]
  if (!icon) throw new Error(`components/icons.ts: the icon library has no "${name}"`)
  return icon.body
}
