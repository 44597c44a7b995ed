/* Time limits of this folder, in milliseconds. */

/** The time to answer a push. The platform gives up after 5 s. */
export const ANSWER_LIMIT_MS = 4_500

/** How long a save waits for the content before it, and for the new content, which a function reads from the host's data cache. */
export const CONTENT_LIMIT_MS = 1_500

/** How long a response waits for the content to be stored on disk. A large body takes longer, and is stored after the response. */
export const STORE_LIMIT_MS = 100

/** How long after a save the changed pages are counted. */
export const COUNT_AFTER_MS = 500

/** How long pages are compared before other work gets its turn. */
export const SLICE_MS = 1
