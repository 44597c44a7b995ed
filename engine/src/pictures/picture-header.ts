import { avifHeader } from './headers/avif-header'
import { gifHeader } from './headers/gif-header'
import { NoPicture, type PictureHeader } from './headers/header'
import { jpegHeader } from './headers/jpeg-header'
import { pngHeader } from './headers/png-header'
import { webpHeader } from './headers/webp-header'

/** How much of a file is read first. This is enough, except for a JPEG with a large preview in front. */
export const HEADER_BYTES = 65_536

/** A header, or `undecided` if the file begins like a picture but the header is further on, or `no picture` if this site does not resize the file. */
export type HeaderOrNot = PictureHeader | 'undecided' | 'no picture'

const readers = [jpegHeader, pngHeader, gifHeader, webpHeader, avifHeader]

/** Parses a picture's header without a library, reading each byte once. A file without a known signature, such as SVG, gives 'no picture'. */
export function pictureHeader(head: Uint8Array): HeaderOrNot {
  const data = new DataView(head.buffer, head.byteOffset, head.byteLength)
  for (const read of readers) {
    try {
      const header = read(data)
      if (header === undefined) continue
      return header.width > 0 && header.height > 0 ? header : 'no picture'
    } catch (error) {
      // The DataView throws RangeError if the bytes end too early.
      if (error instanceof RangeError) return 'undecided'
      if (error instanceof NoPicture) return 'no picture'
      throw error
    }
  }
  return 'no picture'
}
