import { currentMeasureOf } from '@/lib/engine/pictures/local-pictures'
import { siteConfig } from '@/lib/engine/port/config'
import type { LocalPath } from '@/lib/engine/port/settings'

/** Pixels that a logo fills. Logos of equal area look equally large, a square symbol as well as a long line of letters. */
const AREA = 5_200
const HEIGHTS = { least: 26, most: 48 }
const MOST_WIDTH = 208

/** The files of the logo. One for dark pages is there only when visitors choose the scheme. next.config.ts has refused missing files. */
export async function logoFiles() {
  const { logo, colourScheme } = siteConfig
  if (!logo) return undefined
  const light = await fileOf(logo.light)
  const dark = logo.dark && (await fileOf(logo.dark))
  const first = colourScheme === 'dark' ? (dark ?? light) : light
  return first && { light: first, dark: colourScheme === 'system' ? dark : undefined }
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
