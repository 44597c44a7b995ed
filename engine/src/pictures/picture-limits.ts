import type { HeaderOrNot } from './picture-header'

/* The limits of this folder, and of pictures, for a server with 1 GB. docs/performance.md has the sum. */

/** Files on disk while their pictures are made, and how many more may wait. More at once would save no time. */
export const FILES = { atOnce: 6, waiting: 100 }
/** The time limit for fetching a file. */
export const FILE_TIME_MS = 7_000
/** How much of a file is examined, allowing for a JPEG with a large preview in front. */
export const EXAMINED_BYTES = 1_000_000
/** The time limit for the first bytes of a file, which tell whether it is shown. */
export const HEADER_TIME_MS = 5_000
/** Files whose first bytes are read at once, and per round, so that the pictures of a new save get their turn soon. */
export const VERDICTS = { atOnce: 2, perRound: 10 }
/** How long until a file that is unavailable, or cannot be shown, is examined again. */
export const VERDICT_PAUSE_MS = 600_000

/** One picture is decoded at a time, so that memory is needed for one only. */
export const DECODED = { atOnce: 1, waiting: 100 }
/** The time to decode a picture. The slowest one, 16-bit PNG noise with transparency, takes 7 s of CPU at 1,920 pixels; a plain one 0.5 s. */
export const DECODER_TIME_MS = 15_000
/** How long the decoder stays idle before it ends, which frees its memory. Starting it takes 0.2 s. */
export const DECODER_IDLE_MS = 10_000
/** The memory after a picture above which a new decoder replaces this one. It takes 58 MB before the first. */
export const DECODER_RESTART_BYTES = 85_000_000
/** The memory at which the decoder ends: its own 60 MB, what a picture may take, and what a header may hide. */
export const DECODER_MAX_BYTES = 340_000_000

/**
 * How long a resized picture is fresh, in seconds, whatever its server says, if that server does not answer, and in browsers. An editor who
 * replaces a file under its name sees the new one within a day.
 */
export const PICTURE_AGE_S = { min: 14_400, max: 82_800, sourceIsDown: 60, inBrowsers: 3_600 }
/** How many files that are missing or cannot be shown are remembered, and for how long (or until a push): repeated requests cost nothing. */
export const REFUSED = { max: 1_000, ms: 60_000 }

/** The largest JPEG. It fits 108 megapixels, as phones take, and no larger file is worth its bytes. */
export const MAX_JPEG_BYTES = 40_000_000
/** The largest file of any other format. */
export const MAX_PICTURE_BYTES = 20_000_000
/** The most pixels of a picture: those of the largest photograph that a phone takes. */
const MAX_PICTURE_PIXELS = 108_000_000
/** The most unpacked bytes of a PNG, whose decoding time grows with them: those of 108 megapixels in three colours of 8 bits. */
const MAX_PICTURE_UNPACKED_BYTES = 3 * MAX_PICTURE_PIXELS
/** The most pixels for the Next.js optimizer, in development and on hosts that use it. It sends larger pictures unchanged. */
export const MAX_PIXELS_ELSEWHERE = 50_000_000
/** The most memory for one picture besides the decoder's own 60 MB. It is enough for an AVIF of 12 megapixels. */
const MAX_HELD_BYTES = 235_000_000
/** The disk space for resized pictures. The min recently used are removed first. */
export const MAX_PICTURE_CACHE_BYTES = 500_000_000
/** The memory for resized pictures if the disk is not writable. */
export const MAX_PICTURE_MEMORY_BYTES = 50_000_000
/** Widths of `srcset` in pixels. At two device pixels per CSS pixel, 640 serves a phone of 390 px (`lib/theme/phone-column.ts`), and 704 one of 412. */
export const pictureWidths = { small: [96, 192, 288, 384], large: [640, 704, 828, 1200, 1920] }

const mega = (count: number) => Math.round(count / 1e6)

/** Why a picture is not shown, as the end of a sentence; undefined if it is, or too little is known. An animation is shown without decoding. */
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
