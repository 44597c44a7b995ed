import { isText, NoPicture, type PictureHeader, startsWith } from './header'

/** Memory per pixel of a lossless or transparent WebP. Any other is decoded at a reduced size. */
const BYTES_HELD = 9.6

/** The flag of the chunk `VP8X` for transparency. */
const ALPHA_FLAG = 0x10
/** The flag of the chunk `VP8X` for several frames. */
const ANIMATION_FLAG = 0x02

export function webpHeader(data: DataView): PictureHeader | undefined {
  if (!startsWith(data, 'RIFF') || !startsWith(data, 'WEBP', 8)) return undefined
  const plain = { format: 'webp', isAnimated: false } as const
  if (isText(data, 12, 'VP8X')) {
    const flags = data.getUint8(20)
    return {
      ...plain,
      width: uint24(data, 24) + 1,
      height: uint24(data, 27) + 1,
      bytesHeld: flags & ALPHA_FLAG || !startsWith(data, 'VP8 ', 30) ? BYTES_HELD : 0,
      isAnimated: (flags & ANIMATION_FLAG) !== 0,
    }
  }
  if (isText(data, 12, 'VP8L')) {
    const bits = data.getUint32(21, true)
    return {
      ...plain,
      width: (bits & 0x3fff) + 1,
      height: ((bits >> 14) & 0x3fff) + 1,
      bytesHeld: BYTES_HELD,
    }
  }
  if (!isText(data, 12, 'VP8 ')) throw new NoPicture()
  const [width, height] = [data.getUint16(26, true) & 0x3fff, data.getUint16(28, true) & 0x3fff]
  return { ...plain, width, height, bytesHeld: 0 }
}

const uint24 = (data: DataView, at: number) => data.getUint16(at, true) + data.getUint8(at + 2) * 0x10000
