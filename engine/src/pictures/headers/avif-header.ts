import { isText, NoPicture, type PictureHeader, startsWith } from './header'

/** Bytes per pixel: each sample is held three times, by the decoder, the conversion and the result. With 10 or 12 bits a sample takes two bytes. */
const BYTES_HELD = { usual: 19, manyBits: 38 }

const MANY_BITS = 0x40

/** The header of an AVIF, with the largest of the sizes among its properties. HEIC has the same structure with other brands. */
export function avifHeader(view: DataView): PictureHeader | undefined {
  if (!startsWith(view, 'ftyp', 4)) return undefined
  const end = view.getUint32(0)
  const brands = Array.from({ length: Math.min(64, Math.max(0, (end - 8) / 4)) }, (_, n) => 8 + 4 * n)
  if (!brands.some((at) => isText(view, at, 'avif') || isText(view, at, 'avis'))) throw new NoPicture()
  let size = { width: 0, height: 0 }
  let bytesHeld = BYTES_HELD.usual
  // The properties are in the box `ipco` of `iprp` of `meta`.
  for (let at = end, limit = Number.POSITIVE_INFINITY; at < limit; ) {
    const length = view.getUint32(at)
    const isBox = (name: string) => isText(view, at + 4, name)
    if (length < 8) throw new NoPicture()
    if (isBox('ipco')) limit = at + length
    if (isBox('ispe')) {
      const [width, height] = [view.getUint32(at + 12), view.getUint32(at + 16)]
      if (width * height > size.width * size.height) size = { width, height }
    }
    if (isBox('av1C') && view.getUint8(at + 10) & MANY_BITS) bytesHeld = BYTES_HELD.manyBits
    // Enters a box that contains boxes, and skips any other.
    at += isBox('meta') ? 12 : isBox('iprp') || isBox('ipco') ? 8 : length
  }
  return { format: 'avif', ...size, bytesHeld, isAnimated: false }
}
