import sharp, { type Metadata } from 'sharp'
import { isOneScan } from '@/lib/jpeg'
import { MAX_PICTURE_PIXELS } from '@/lib/platform/picture-limits'

/**
 * How many pixels a decoder may unfold, by format: those that take it about 60 MB and half a second at the most, measured with
 * the worst file of each. A format that is not here is not drawn.
 */
const mostPixels: Record<string, number> = { jpeg: 9e6, png: 5e6, webp: 12e6, heif: 3e6, gif: 8e6 }
/** The same for files that are decoded line by line, and made small meanwhile. */
const mostInLines: Record<string, number> = { jpeg: 60e6, png: 16e6 }
/** Above it the decoder is stopped. */
const SECONDS = 1
const SECONDS_OWN = 10

/**
 * A picture cut to a size, as JPEG; undefined for a file that is no picture, or would take too much memory or time.
 * @param isOwn a file of this project, which nobody else has made
 */
export async function croppedPicture(
  file: Uint8Array,
  size: { width: number; height: number },
  isOwn = false,
): Promise<Buffer | undefined> {
  try {
    const limitInputPixels = isOwn ? MAX_PICTURE_PIXELS : mostPixelsOf(file, await sharp(file).metadata())
    return await sharp(file, { limitInputPixels })
      .timeout({ seconds: isOwn ? SECONDS_OWN : SECONDS })
      .rotate()
      .resize({ ...size, fit: 'cover' })
      .jpeg()
      .toBuffer()
  } catch {
    return undefined
  }
}

function mostPixelsOf(file: Uint8Array, { format, isProgressive }: Metadata): number {
  const isInLines = format === 'jpeg' ? isOneScan(file) : !isProgressive
  const most = (isInLines && mostInLines[format]) || mostPixels[format]
  if (most === undefined) throw new Error(`${format} is not drawn`)
  return most
}
