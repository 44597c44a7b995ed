import type { SectionPicture } from '@/lib/config/sections/fields'
import type { Picture } from '@/lib/resources/fields/files'
import { currentMeasureOf, isLocal } from './local-pictures'

/**
 * A picture with its dimensions, which for one of `public/` are those of its file.
 * @throws Error when there is no such file
 */
export async function sizedPicture({ src, alt, width, height }: SectionPicture): Promise<Picture> {
  if (!isLocal(src)) return { src, alt, width, height }
  const measure = await currentMeasureOf(src)
  if (!measure) throw new Error(`public${src} is not there, or cannot be read as a picture`)
  return { src, alt, width: measure.width, height: measure.height }
}
