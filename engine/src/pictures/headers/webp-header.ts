import { isText, NoPicture, type PictureHeader, startsWith } from './header'

/** Memory per pixel of a lossless or transparent WebP. Any other is decoded at a reduced size. */
const BYTES_HELD = 9.6

const ALPHA = 0x10
const ANIMATION = 0x02

export function webpHeader(view: DataView): PictureHeader | undefined {
  if (!startsWith(view, 'RIFF') || !startsWith(view, 'WEBP', 8)) return undefined
  const plain = { format: 'webp', isAnimated: false } as const
  if (isText(view, 12, 'VP8X')) {
    const flags = view.getUint8(20)
    return {
      ...plain,
      width: uint24(view, 24) + 1,
      height: uint24(view, 27) + 1,
      bytesHeld: flags & ALPHA || !startsWith(view, 'VP8 ', 30) ? BYTES_HELD : 0,
      isAnimated: (flags & ANIMATION) !== 0,
    }
  }
  if (isText(view, 12, 'VP8L')) {
    const bits = view.getUint32(21, true)
    return {
      ...plain,
      width: (bits & 0x3fff) + 1,
      height: ((bits >> 14) & 0x3fff) + 1,
      bytesHeld: BYTES_HELD,
    }
  }
  if (!isText(view, 12, 'VP8 ')) throw new NoPicture()
  const [width, height] = [view.getUint16(26, true) & 0x3fff, view.getUint16(28, true) & 0x3fff]
  return { ...plain, width, height, bytesHeld: 0 }
}

const uint24 = (view: DataView, at: number) => view.getUint16(at, true) + view.getUint8(at + 2) * 0x10000
