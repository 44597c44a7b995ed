/* The limits of this folder, times in milliseconds. */

/** The pauses after a failed read, and after a refused key. */
export const RETRY_MS = 10_000
export const RETRY_REFUSED_KEY_MS = 180_000

/** A read for a push that takes longer no longer holds back the next one. Most platforms answer in a tenth of it. */
export const HANGS_AFTER_MS = 1_000

/** How long a push waits for the contract of the tenant, and for its reads. The platform gives up on a push after 5 s. */
export const CONTRACT_LIMIT_MS = 700
export const READS_LIMIT_MS = 3_800

/** How long a start waits for the platform while there is content of an earlier start. */
export const START_LIMIT_MS = 5_000

/** How often the other instances are told of a push until Redis takes it. */
export const RETRY_EVERY_MS = 1_000

/** How soon a host should know of a revalidated tag, or take a newer body, and how often a function looks whether it does. */
export const EXPIRY_LIMIT_MS = 3_000
export const LOOK_AGAIN_MS = 20

/** Characters of a value in the data cache. Next.js stores no more than 2 MB. */
export const MOST_CHARACTERS = 2_000_000

/** Slugs that records have had. The oldest are forgotten. */
export const MOST_MOVES = 1_000
