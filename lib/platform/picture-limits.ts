/* What the image optimizer takes, for the framework's configuration and for `picture-file.ts`. */

export const MAX_PICTURE_BYTES = 20_000_000
/** More than any camera of a phone takes: a small file may unfold to gigabytes. */
export const MAX_PICTURE_PIXELS = 50_000_000
/** All resized pictures of a server; the least recently used go first. */
export const MAX_PICTURE_CACHE_BYTES = 500_000_000
/** The route that hands the optimizer a picture's file. */
export const PICTURE_PATH = '/api/picture/'
