/* Limits of this folder. Times are in milliseconds. */

/** The pauses after a failed read, and after a refused key. */
export const RETRY_MS = 10_000
export const RETRY_REFUSED_KEY_MS = 180_000

/** How long a read for a push may take before it no longer holds back the next one. Most platforms respond in a tenth of that. */
export const HANGS_AFTER_MS = 1_000

/** How long a push waits for the tenant's contract, and for its reads. The platform gives up on a push after 5 s. */
export const CONTRACT_LIMIT_MS = 700
export const READS_LIMIT_MS = 3_800

/** How long a start waits for the platform if there is content from an earlier start. */
export const START_LIMIT_MS = 5_000

/** How often telling other instances of a push is retried until Redis accepts it. */
export const RETRY_EVERY_MS = 1_000

/** The time in which a host should know of a revalidated tag or take a newer body, and how often a function checks that. */
export const EXPIRY_LIMIT_MS = 3_000
export const LOOK_AGAIN_MS = 20

/** The most characters of a value in the data cache. Next.js stores no more than 2 MB. */
export const MOST_CHARACTERS = 2_000_000

/** The most former slugs of records. The oldest are forgotten. */
export const MOST_MOVES = 1_000
