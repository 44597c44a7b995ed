import sharp, { type Metadata } from 'sharp'
import { MAX_PICTURE_PIXELS } from '@/lib/pictures/picture-limits'

/**
 * How many pixels a picture may have, by format. Decoding so many takes about 60 MB and half a second at most, measured with the
 * worst file of each format. A format that is not listed is not drawn.
 */
const mostPixels: Record<string, number> = { jpeg: 9e6, png: 5e6, webp: 12e6, heif: 3e6, gif: 8e6 }
/** The same for files that are decoded line by line and scaled down meanwhile. */
const mostInLines: Record<string, number> = { jpeg: 60e6, png: 16e6 }
/** After this time the decoder is stopped. */
const SECONDS = 1
const SECONDS_OWN = 10

/**
 * A picture cropped to a size, as JPEG. Undefined for a file that is no picture, or that would take too much memory or time.
 * @param isOwn the file belongs to this project, so it is trusted
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

/** Baseline and extended frames. The others are progressive, lossless or arithmetic. */
const SEQUENTIAL_FRAMES = [0xc0, 0xc1]
const START_OF_SCAN = 0xda

/** Whether a JPEG has all its colours in one scan. It is then decoded line by line; any other JPEG is held in memory as a whole. */
export function isOneScan(file: Uint8Array): boolean {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength)
  let colours: number | undefined
  // Each segment: 0xff, its kind, its length without these two bytes, its content.
  for (let at = 2; at + 10 <= file.length && file[at] === 0xff; at += 2 + view.getUint16(at + 2)) {
    const kind = view.getUint8(at + 1)
    if (SEQUENTIAL_FRAMES.includes(kind)) colours = view.getUint8(at + 9)
    if (kind === START_OF_SCAN) return view.getUint8(at + 4) === colours
  }
  return false
}
