import type { HeaderOrNot } from './picture-header'

/* What a picture may be, so that a server of 1 GB resizes it. docs/performance.md has the sum. */

/** A JPEG of 108 megapixels, as phones take it, is larger than any other file that is worth its bytes. */
export const MAX_JPEG_BYTES = 40_000_000
export const MAX_PICTURE_BYTES = 20_000_000
const MAX_PICTURE_PIXELS = 108_000_000
/** For the optimizer of Next.js, in development and where a host has it. What it cannot resize it sends as it is. */
export const MAX_PIXELS_ELSEWHERE = 50_000_000
/** What a decoder may hold, beside the 60 MB that its process takes. Enough for an AVIF of 12 megapixels. */
const MAX_HELD_BYTES = 235_000_000
/** For all resized pictures of a server; the least recently used are removed first. */
export const MAX_PICTURE_CACHE_BYTES = 500_000_000
/** The same in memory, where the disk takes none. */
export const MAX_PICTURE_MEMORY_BYTES = 50_000_000
/** In pixels: the widths of `srcset`. At two device pixels per CSS pixel 640 is for a phone of 390 px (`phone-column.ts`), 704 for one of 412. */
export const pictureWidths = { small: [96, 192, 288, 384], large: [640, 704, 828, 1200, 1920] }

const mega = (count: number) => Math.round(count / 1e6)

/**
 * Why a picture is not shown, as the end of a sentence; undefined for one that is, or of which too little is known. An animation is shown as
 * it is, without being decoded.
 * @param fileBytes the size of the file, when it is known
 */
export function whatCannotBeShown(header: HeaderOrNot, fileBytes = 0): string | undefined {
  if (header === 'undecided') return undefined
  if (header === 'no picture') return 'is no JPEG, PNG, GIF, WebP or AVIF'
  const { format, isAnimated } = header
  const maxBytes = format === 'jpeg' ? MAX_JPEG_BYTES : MAX_PICTURE_BYTES
  if (fileBytes > maxBytes) return `has ${mega(fileBytes)} MB, of at most ${mega(maxBytes)}`
  const pixels = header.width * header.height
  const maxPixels = isAnimated ? MAX_PICTURE_PIXELS : mostPixels(header.bytesHeld)
  if (pixels <= maxPixels) return undefined
  return `has ${mega(pixels)} megapixels, of at most ${Math.floor(maxPixels / 1e6)} for such a file`
}

function mostPixels(bytesHeld: number): number {
  return Math.min(MAX_PICTURE_PIXELS, bytesHeld > 0 ? MAX_HELD_BYTES / bytesHeld : Number.POSITIVE_INFINITY)
}
