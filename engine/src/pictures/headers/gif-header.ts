import { type PictureHeader, startsWith } from './header'

/** The header of a GIF. None is resized: most are animations, and the others are small. */
export function gifHeader(data: DataView): PictureHeader | undefined {
  if (!startsWith(data, 'GIF87a') && !startsWith(data, 'GIF89a')) return undefined
  return {
    format: 'gif',
    width: data.getUint16(6, true),
    height: data.getUint16(8, true),
    bytesHeld: 0,
    isAnimated: true,
  }
}
