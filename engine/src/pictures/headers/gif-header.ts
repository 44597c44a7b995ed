import { type PictureHeader, startsWith } from './header'

/** Most are animations, and the others are small: none is resized. */
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
