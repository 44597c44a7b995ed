/* The limits of the image optimizer, for the configuration of Next.js and for `picture-file.ts`. */

export const MAX_PICTURE_BYTES = 20_000_000
/** More than any phone camera takes. Without a limit a small file may decode to gigabytes. */
export const MAX_PICTURE_PIXELS = 50_000_000
/** For all resized pictures of a server; the least recently used are removed first. */
export const MAX_PICTURE_CACHE_BYTES = 500_000_000
/** The route that hands the optimizer a picture's file. */
export const PICTURE_PATH = '/api/picture/'
