import { currentMeasureOf } from '../pictures/local-pictures'
import { siteConfig } from '../port/config'
import type { LocalPath, SiteConfig } from '../port/settings'

/** Pixels that a logo fills. Logos of equal area look equally large, a square symbol as well as a long line of letters. */
const AREA = 5_200
const HEIGHTS = { least: 26, most: 48 }
const MOST_WIDTH = 208

/** What a logo stands on: the page, a band that is dark on a light page too (`on-deep`), or paper. */
export type Ground = 'page' | 'deep' | 'paper'

/** The ground that class names make. */
export function groundOf(...classes: string[]): Ground {
  return classes.join(' ').split(' ').includes('on-deep') ? 'deep' : 'page'
}

/** The file for a ground, and that for dark pages where visitors choose the scheme. */
export function logoPaths(ground: Ground, { logo, colourScheme }: Pick<SiteConfig, 'logo' | 'colourScheme'>) {
  if (!logo) return {}
  const { light, dark } = logo
  if (ground === 'deep' || (ground === 'page' && colourScheme === 'dark')) return { shown: dark ?? light }
  return ground === 'page' && colourScheme === 'system' ? { shown: light, onDark: dark } : { shown: light }
}

/** These files with their measures. next.config.ts has refused missing ones. */
export async function logoOn(ground: Ground) {
  const { shown, onDark } = logoPaths(ground, siteConfig)
  return { shown: shown && (await fileOf(shown)), onDark: onDark && (await fileOf(onDark)) }
}

async function fileOf(src: LocalPath) {
  const measure = await currentMeasureOf(src)
  return measure && { src, ...measure }
}

export function logoSize({ width, height }: { width: number; height: number }, scale: number) {
  const ratio = width / height
  const { least, most } = HEIGHTS
  const fitting = Math.min(Math.max(Math.sqrt(AREA / ratio), least), most)
  const drawn = Math.min(fitting, MOST_WIDTH / ratio) * scale
  return { width: Math.round(drawn * ratio), height: Math.round(drawn) }
}
