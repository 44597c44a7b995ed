/** What the first bytes of a picture's file say. */
export interface PictureHeader {
  format: 'jpeg' | 'png' | 'gif' | 'webp' | 'avif'
  /** In pixels, as they are stored: a photograph that its file turns has them swapped. */
  width: number
  height: number
  /** Bytes that the work takes for each pixel, measured with noise; 0 when it is decoded line by line or at a reduced size. */
  bytesHeld: number
  /** Of a pixel in the file, unpacked, where more than 8 bits of a colour or transparency make it slower to read. */
  bytesOfPixel?: number
  /** A WebP or PNG of several frames, and each GIF. It is shown as it is. */
  isAnimated: boolean
}

/** A file that begins like a picture, and is none that browsers show. */
export class NoPicture extends Error {}

/** Whether bytes are these letters. @throws RangeError when the file ends before */
export function isText(view: DataView, at: number, text: string): boolean {
  return [...text].every((letter, index) => view.getUint8(at + index) === letter.charCodeAt(0))
}

/** Whether a file begins with a signature; false for one that is shorter. */
export function startsWith(view: DataView, signature: string, at = 0): boolean {
  return view.byteLength >= at + signature.length && isText(view, at, signature)
}
