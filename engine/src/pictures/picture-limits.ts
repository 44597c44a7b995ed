import type { HeaderOrNot } from './picture-header'

/* The limits of this folder, and what a picture may be, so that a server of 1 GB resizes it. docs/performance.md has the sum. */

/** Files on the disk while their pictures are made, and how many more may wait. More at once would save no time. */
export const FILES = { atOnce: 6, waiting: 100 }
/** For a file to come. */
export const FILE_TIME_MS = 7_000
/** So much of a file is examined, for a JPEG that has a large preview in front. */
export const EXAMINED_BYTES = 1_000_000
/** For the first bytes of a file to come, which tell whether it is shown. */
export const HEAD_TIME_MS = 5_000
/** Files whose first bytes are read at once, and in one round, so that the pictures of a new save soon have their turn. */
export const VERDICTS = { atOnce: 2, inARound: 10 }
/** Until the first bytes are read again of a file that cannot be had, or be shown. */
export const VERDICT_PAUSE_MS = 600_000

/** One picture is decoded at a time, so that memory is that of one. */
export const DECODED = { atOnce: 1, waiting: 100 }
/** The slowest picture that is accepted, a PNG of noise in 16 bits with transparency, takes 7 s of a processor at 1,920 pixels; a plain picture 0.5 s. */
export const DECODER_TIME_MS = 15_000
/** The decoder ends when it has had nothing to do for so long, and its memory is free again. To start it takes 0.2 s. */
export const DECODER_IDLE_MS = 10_000
/** A decoder that still takes so much after a picture is ended. It takes 58 MB before the first. */
export const DECODER_MOST_BYTES = 85_000_000
/** The 60 MB that the decoder takes by itself, what a picture may take, and what a file's head may hide. It ends above. */
export const DECODER_MAX_BYTES = 340_000_000

/**
 * In seconds: for so long a resized picture is right, also where a store says less or more, where a store does not answer, and in browsers. An
 * editor who replaces a file under its name sees the new one within a day.
 */
export const PICTURE_AGE_S = { least: 14_400, most: 82_800, withoutStore: 60, inBrowsers: 3_600 }
/** Files that cannot be shown, or are not there, are remembered for a minute, until a push: to ask for one again and again costs nothing. */
export const REFUSED = { most: 1_000, ms: 60_000 }

/** A JPEG of 108 megapixels, as phones take it, is larger than any other file that is worth its bytes. */
export const MAX_JPEG_BYTES = 40_000_000
export const MAX_PICTURE_BYTES = 20_000_000
const MAX_PICTURE_PIXELS = 108_000_000
/** Of a PNG, whose time grows with them: as many as 108 megapixels have in 8 bits of three colours. */
const MAX_PICTURE_UNPACKED_BYTES = 3 * MAX_PICTURE_PIXELS
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

/** Why a picture is not shown, as the end of a sentence; undefined when it is, or too little is known. An animation is shown undecoded. */
export function whatCannotBeShown(header: HeaderOrNot, fileBytes = 0): string | undefined {
  if (header === 'undecided') return undefined
  if (header === 'no picture') return 'is no JPEG, PNG, GIF, WebP or AVIF'
  const { format, isAnimated, bytesHeld, bytesOfPixel = 1 } = header
  const maxBytes = format === 'jpeg' ? MAX_JPEG_BYTES : MAX_PICTURE_BYTES
  if (fileBytes > maxBytes) return `has ${mega(fileBytes)} MB, of at most ${mega(maxBytes)}`
  const pixels = header.width * header.height
  const isHeld = !isAnimated && bytesHeld > 0
  const maxPixels = Math.min(
    MAX_PICTURE_PIXELS,
    isAnimated ? Number.POSITIVE_INFINITY : MAX_PICTURE_UNPACKED_BYTES / bytesOfPixel,
    isHeld ? MAX_HELD_BYTES / bytesHeld : Number.POSITIVE_INFINITY,
  )
  if (pixels <= maxPixels) return undefined
  return `has ${mega(pixels)} megapixels, of at most ${Math.floor(maxPixels / 1e6)} for such a file`
}
