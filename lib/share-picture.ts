import sharp, { type Metadata } from 'sharp'
import { isOneScan } from '@/lib/jpeg'

/**
 * How many pixels a decoder may unfold, by format: those that take it about 60 MB and half a second at the most, measured with
 * the worst file of each. A format that is not here is not drawn.
 */
const mostPixels: Record<string, number> = { jpeg: 9e6, png: 5e6, webp: 12e6, heif: 3e6, gif: 8e6 }
/** The same for files that are decoded line by line, and made small meanwhile. */
const mostInLines: Record<string, number> = { jpeg: 60e6, png: 16e6 }
/** Above it the decoder is stopped. */
const SECONDS = 1

/** A picture cut to a size, as JPEG; undefined for a file that is no picture, or would take too much memory or time. */
export async function croppedPicture(
  file: Uint8Array,
  size: { width: number; height: number },
): Promise<Buffer | undefined> {
  try {
    const picture = sharp(file, { limitInputPixels: mostPixelsOf(file, await sharp(file).metadata()) })
    return await picture
      .timeout({ seconds: SECONDS })
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
