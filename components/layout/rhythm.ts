import type { Tone } from '@/lib/config/home-sections'
import { layoutOf } from '@/lib/config/theme/layout-of'

/** The tone of the next section of the home page, after those before it. */
export function toneAfter(before: Tone[], rhythm = layoutOf('rhythm')): Tone {
  const isLight = before.at(-1) === 'plain'
  return rhythm[before.length] ?? (isLight && rhythm.includes('sunken') ? 'sunken' : 'plain')
}
