import { currentMeasureOf } from '../pictures/local-pictures'
import { siteConfig } from '../port/config'
import type { LocalPath, SiteConfig } from '../port/settings'

/** The area of a logo in square pixels. Logos of equal area look equally large, whether a square symbol or a long wordmark. */
const AREA = 5_200
/** The height of a logo in pixels. */
const HEIGHT = { min: 26, max: 48 }
/** The width in pixels of the widest logo. */
const MAX_WIDTH = 208

/** The background of a logo: the page, a band that is dark even on a light page (`on-deep`), or paper. */
export type Ground = 'page' | 'deep' | 'paper'

/** The background that an element with these class names has. */
export function groundOf(...classes: string[]): Ground {
  return classes.join(' ').split(' ').includes('on-deep') ? 'deep' : 'page'
}

/** The logo file for a background, plus the one for dark pages where visitors choose the scheme. */
export function logoPaths(ground: Ground, { logo, colourScheme }: Pick<SiteConfig, 'logo' | 'colourScheme'>) {
  if (!logo) return {}
  const { light, dark } = logo
  if (ground === 'deep' || (ground === 'page' && colourScheme === 'dark')) return { shown: dark ?? light }
  return ground === 'page' && colourScheme === 'system' ? { shown: light, onDark: dark } : { shown: light }
}

/** The logo files for a background, with their sizes. The build has already rejected missing files (`engine/src/checks/file-problems.ts`). */
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
  const fitting = Math.min(Math.max(Math.sqrt(AREA / ratio), HEIGHT.min), HEIGHT.max)
  const scaled = Math.min(fitting, MAX_WIDTH / ratio) * scale
  return { width: Math.round(scaled * ratio), height: Math.round(scaled) }
}
