import { currentMeasureOf, type LocalPath, type Measure } from '@/lib/platform/local-pictures'
import { site } from '@/site.config'

interface LogoFile extends Measure {
  src: LocalPath
}

/** Pixels that a logo fills, so that a mark and a long line of letters look alike in size. */
const AREA = 5_200
const HEIGHTS = { least: 26, most: 48 }
const MOST_WIDTH = 208

/**
 * The files of the logo, for light pages and, where it is another one and visitors choose, for dark ones; undefined without a logo.
 * next.config.ts has refused what is not there.
 */
export async function logoFiles(): Promise<{ light: LogoFile; dark: LogoFile | undefined } | undefined> {
  const { logo, colourScheme } = site
  if (!logo) return undefined
  const light = await fileOf(logo.light)
  const dark = logo.dark && (await fileOf(logo.dark))
  const first = colourScheme === 'dark' ? (dark ?? light) : light
  return first && { light: first, dark: colourScheme === 'system' ? dark : undefined }
}

async function fileOf(src: LocalPath): Promise<LogoFile | undefined> {
  const measure = await currentMeasureOf(src)
  return measure && { src, ...measure }
}

/** How large a logo is drawn, in CSS pixels. */
export function logoSize({ width, height }: { width: number; height: number }, scale: number) {
  const ratio = width / height
  const { least, most } = HEIGHTS
  const fitting = Math.min(Math.max(Math.sqrt(AREA / ratio), least), most)
  const drawn = Math.min(fitting, MOST_WIDTH / ratio) * scale
  return { width: Math.round(drawn * ratio), height: Math.round(drawn) }
}
