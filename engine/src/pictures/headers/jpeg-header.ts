import { NoPicture, type PictureHeader, startsWith } from './header'

const START_OF_SCAN = 0xda
const END_OF_IMAGE = 0xd9
const PROGRESSIVE = 0xc2
/** Markers of baseline, extended and progressive frames. Browsers show no others: lossless, arithmetic, hierarchical. */
const SHOWN_FRAMES = [0xc0, 0xc1, PROGRESSIVE]
const OTHER_FRAMES = [0xc3, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf]
/** Whether a marker has no length: TEM, RST, SOI. */
const hasNoLength = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8)
/** Memory per sample in bytes: a decoder keeps its coefficient in two bytes; the rest is other work. */
const BYTES_OF_SAMPLE = 2.9

/** The header of a JPEG. Unless all colours are in one scan, decoding holds the picture whole, as for a progressive one; 4:4:4 doubles that. */
export function jpegHeader(data: DataView): PictureHeader | undefined {
  if (!startsWith(data, '\xff\xd8\xff')) return undefined
  let frame: { width: number; height: number; colours: number; samples: number; isWhole: boolean } | undefined
  for (let at = 2; ; ) {
    // Decoders skip bytes between segments.
    while (data.getUint8(at) !== 0xff) at += 1
    while (data.getUint8(at) === 0xff) at += 1
    const marker = data.getUint8(at)
    if (marker === END_OF_IMAGE || OTHER_FRAMES.includes(marker)) throw new NoPicture()
    if (SHOWN_FRAMES.includes(marker) && !frame) frame = frameAt(data, at)
    if (marker === START_OF_SCAN) {
      if (!frame) throw new NoPicture()
      const isWhole = frame.isWhole || data.getUint8(at + 3) !== frame.colours
      const { width, height, samples } = frame
      const bytesHeld = isWhole ? samples * BYTES_OF_SAMPLE : 0
      return { format: 'jpeg', width, height, bytesHeld, isAnimated: false }
    }
    at += marker === 0 || hasNoLength(marker) ? 1 : 1 + data.getUint16(at + 1)
  }
}

/** Parses a frame segment: length, bits, height, width, number of colours; then for each colour its name, two sampling factors and table. */
function frameAt(data: DataView, at: number) {
  if (data.getUint8(at + 3) !== 8) throw new NoPicture()
  const colours = data.getUint8(at + 8)
  const factors = Array.from({ length: colours }, (_, n) => data.getUint8(at + 10 + 3 * n))
  const areas = factors.map((both) => (both >> 4) * (both & 15))
  const largest =
    Math.max(...factors.map((both) => both >> 4)) * Math.max(...factors.map((both) => both & 15))
  if (colours === 0 || areas.includes(0)) throw new NoPicture()
  return {
    width: data.getUint16(at + 6),
    height: data.getUint16(at + 4),
    colours,
    samples: areas.reduce((sum, area) => sum + area, 0) / largest,
    isWhole: data.getUint8(at) === PROGRESSIVE,
  }
}
