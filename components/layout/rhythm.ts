import type { Tone } from '@/lib/config/home-sections'
import { layoutOf } from '@/lib/config/theme/layout-of'

/**
 * The tone of the next section of the home page, after those before it: that of the theme's rhythm.
 * @param own tone of the section in a theme without a rhythm
 */
export function toneAfter(before: Tone[], own?: Tone): Tone {
  const rhythm = layoutOf('rhythm')
  const last = before.at(-1)
  if (rhythm.length === 0 && own !== undefined && own !== last) return own
  const alternates = rhythm.length === 0 || rhythm.includes('sunken')
  return rhythm[before.length] ?? (alternates && last === 'plain' ? 'sunken' : 'plain')
}
