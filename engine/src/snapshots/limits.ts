/* Limits of this folder. Times are in milliseconds. */

/** The pause after a failed read. */
export const RETRY_MS = 10_000
/** The pause after a refused key. */
export const RETRY_REFUSED_KEY_MS = 180_000

/** How long a read for a push may take before it no longer holds back the next one. Most platforms respond in a tenth of that. */
export const HANGS_AFTER_MS = 1_000

/** How long a push waits for the tenant's contract. */
export const CONTRACT_LIMIT_MS = 700
/** How long a push waits for its reads. The platform gives up on a push after 5 s. */
export const READS_LIMIT_MS = 3_800

/** How long a start waits for the platform if there is content from an earlier start. */
export const START_LIMIT_MS = 5_000

/** How often telling other instances of a push is retried until Redis accepts it. */
export const RETRY_EVERY_MS = 1_000

/** The time in which a host should know of a revalidated tag or take a newer body. */
export const EXPIRY_LIMIT_MS = 3_000
/** How often a function checks whether the host knows. */
export const CHECK_EVERY_MS = 20

/** How many characters a value in the data cache may have. Next.js stores no more than 2 MB. */
export const MAX_VALUE_CHARACTERS = 2_000_000

/** How many former slugs of records are remembered. The oldest are forgotten. */
export const MAX_MOVES = 1_000
