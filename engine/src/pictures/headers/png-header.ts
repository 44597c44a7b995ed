import { isText, NoPicture, type PictureHeader, startsWith } from './header'

/** Memory per pixel by colour type: greyscale and RGB. Any other may be transparent, which takes `BYTES_TRANSPARENT`. */
const bytesHeld: Record<number, number> = { 0: 1.5, 2: 4.4 }
const BYTES_TRANSPARENT = 9.6

/** Samples per pixel, by colour type. */
const samples: Record<number, number> = { 2: 3, 4: 2, 6: 4 }

/** The header of a PNG. An interlaced one is held whole; any other is decoded line by line. */
export function pngHeader(data: DataView): PictureHeader | undefined {
  if (!startsWith(data, '\x89PNG\r\n\x1a\n')) return undefined
  if (!isText(data, 12, 'IHDR')) throw new NoPicture()
  const bytesOfSample = data.getUint8(24) > 8 ? 2 : 1
  const colours = data.getUint8(25)
  const isInterlaced = data.getUint8(28) !== 0
  return {
    format: 'png',
    width: data.getUint32(16),
    height: data.getUint32(20),
    bytesHeld: isInterlaced ? (bytesHeld[colours] ?? BYTES_TRANSPARENT) * bytesOfSample : 0,
    bytesOfPixel: (samples[colours] ?? 1) * bytesOfSample,
    isAnimated: hasFrames(data),
  }
}

/** Whether the animation chunk precedes the picture data. */
function hasFrames(data: DataView): boolean {
  for (let at = 8; at + 8 <= data.byteLength && !isText(data, at + 4, 'IDAT'); at += 12 + data.getUint32(at))
    if (isText(data, at + 4, 'acTL')) return true
  return false
}
