import { type PictureHeader, startsWith } from './header'

/** The header of a GIF. None is resized: most are animations, and the others are small. */
export function gifHeader(view: DataView): PictureHeader | undefined {
  if (!startsWith(view, 'GIF87a') && !startsWith(view, 'GIF89a')) return undefined
  return {
    format: 'gif',
    width: view.getUint16(6, true),
    height: view.getUint16(8, true),
    bytesHeld: 0,
    isAnimated: true,
  }
}
