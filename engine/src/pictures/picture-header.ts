import { avifHeader } from './headers/avif-header'
import { gifHeader } from './headers/gif-header'
import { NoPicture, type PictureHeader } from './headers/header'
import { jpegHeader } from './headers/jpeg-header'
import { pngHeader } from './headers/png-header'
import { webpHeader } from './headers/webp-header'

/** So many bytes of a file are enough, but for a JPEG with a large preview in front. */
export const HEAD_BYTES = 65_536

/** `undecided`: it begins like a picture, and what is asked for comes later in the file. `no picture`: none that this site resizes. */
export type HeaderOrNot = PictureHeader | 'undecided' | 'no picture'

const readers = [jpegHeader, pngHeader, gifHeader, webpHeader, avifHeader]

/** Without a library. A format is known by its signature alone: anything else, such as an SVG or a HEIC, is none. Each byte is looked at once. */
export function pictureHeader(head: Uint8Array): HeaderOrNot {
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength)
  for (const read of readers) {
    try {
      const header = read(view)
      if (header === undefined) continue
      return header.width > 0 && header.height > 0 ? header : 'no picture'
    } catch (error) {
      // Of the view: the bytes end before.
      if (error instanceof RangeError) return 'undecided'
      if (error instanceof NoPicture) return 'no picture'
      throw error
    }
  }
  return 'no picture'
}
