import { type PictureHeader, startsWith } from './header'

const BYTES_HELD = 9.6

/** A GIF is held as a whole. */
export function gifHeader(view: DataView): PictureHeader | undefined {
  if (!startsWith(view, 'GIF87a') && !startsWith(view, 'GIF89a')) return undefined
  return {
    format: 'gif',
    width: view.getUint16(6, true),
    height: view.getUint16(8, true),
    bytesHeld: BYTES_HELD,
    isAnimated: framesOf(view) > 1,
  }
}

const PICTURE = 0x2c
const EXTENSION = 0x21
const APPLICATION = 0xff

const colours = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0)

/** How many frames begin within these bytes; one that says that it is repeated has several. */
function framesOf(view: DataView): number {
  let frames = 0
  try {
    for (let at = 13 + colours(view.getUint8(10)); frames < 2; ) {
      const kind = view.getUint8(at)
      if (kind === EXTENSION) {
        if (view.getUint8(at + 1) === APPLICATION && startsWith(view, 'NETSCAPE2.0', at + 3)) return 2
        at = afterBlocks(view, at + 2)
      } else if (kind === PICTURE) {
        frames += 1
        at = afterBlocks(view, at + 11 + colours(view.getUint8(at + 9)))
      } else break
    }
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
  }
  return frames
}

/** Blocks begin with their length, and the last has none. */
function afterBlocks(view: DataView, start: number): number {
  let at = start
  for (let length = view.getUint8(at); length > 0; length = view.getUint8(at)) at += 1 + length
  return at + 1
}
