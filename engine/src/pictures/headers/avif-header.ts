import { isText, NoPicture, type PictureHeader, startsWith } from './header'

/** Bytes per pixel: each sample is held three times, by the decoder, the conversion and the result. With 10 or 12 bits a sample takes two bytes. */
const BYTES_HELD = { eightBits: 19, manyBits: 38 }

/** The flag `high_bitdepth` of the box `av1C`: 10 or 12 bits. */
const MANY_BITS = 0x40

/** The header of an AVIF, with the largest of the sizes among its properties. HEIC has the same structure with other brands. */
export function avifHeader(data: DataView): PictureHeader | undefined {
  if (!startsWith(data, 'ftyp', 4)) return undefined
  const end = data.getUint32(0)
  const brands = Array.from({ length: Math.min(64, Math.max(0, (end - 8) / 4)) }, (_, n) => 8 + 4 * n)
  if (!brands.some((at) => isText(data, at, 'avif') || isText(data, at, 'avis'))) throw new NoPicture()
  let size = { width: 0, height: 0 }
  let bytesHeld = BYTES_HELD.eightBits
  // The properties are in the box `ipco` of `iprp` of `meta`.
  for (let at = end, limit = Number.POSITIVE_INFINITY; at < limit; ) {
    const length = data.getUint32(at)
    const isBox = (name: string) => isText(data, at + 4, name)
    if (length < 8) throw new NoPicture()
    if (isBox('ipco')) limit = at + length
    if (isBox('ispe')) {
      const [width, height] = [data.getUint32(at + 12), data.getUint32(at + 16)]
      if (width * height > size.width * size.height) size = { width, height }
    }
    if (isBox('av1C') && data.getUint8(at + 10) & MANY_BITS) bytesHeld = BYTES_HELD.manyBits
    // Enters a box that contains boxes, and skips any other.
    if (isBox('meta')) at += 12
    else if (isBox('iprp') || isBox('ipco')) at += 8
    else at += length
  }
  return { format: 'avif', ...size, bytesHeld, isAnimated: false }
}
