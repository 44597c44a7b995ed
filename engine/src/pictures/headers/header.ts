/** What the first bytes of a picture file tell. */
export interface PictureHeader {
  format: 'jpeg' | 'png' | 'gif' | 'webp' | 'avif'
  /** The width and height in pixels as stored. A photograph with a rotation in its metadata has them swapped. */
  width: number
  height: number
  /** Memory per pixel in bytes while decoding, measured with noise; 0 if decoded line by line or at a reduced size. */
  bytesHeld: number
  /** Unpacked bytes per pixel in the file, if more than 8 bits per colour or transparency make it slower to decode. */
  bytesOfPixel?: number
  /** Whether the file is a WebP or PNG with several frames, or any GIF. It is not resized. */
  isAnimated: boolean
}

/** The file begins like a picture, but is not one that browsers show. */
export class NoPicture extends Error {}

/** Whether the bytes at a position are these characters. @throws RangeError if the file ends before them */
export function isText(data: DataView, at: number, text: string): boolean {
  return [...text].every((letter, index) => data.getUint8(at + index) === letter.charCodeAt(0))
}

/** Whether a file has a signature at a position; false if it is shorter. */
export function startsWith(data: DataView, signature: string, at = 0): boolean {
  return data.byteLength >= at + signature.length && isText(data, at, signature)
}
