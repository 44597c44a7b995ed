/* The times of this folder, in milliseconds. */

/** The platform gives up on a push after 5 s. */
export const ANSWER_LIMIT_MS = 4_500

/** How long a save waits for the content before it, and for the content after it, which a function reads from the host's data cache. */
export const CONTENT_LIMIT_MS = 1_500

/** How long the answer waits until the content is on disk. A large body takes longer, and is stored after the answer. */
export const STORE_LIMIT_MS = 100

/** How long after a save its pages are counted. */
export const COUNT_AFTER_MS = 500

/** For which pages are compared before other work has its turn. */
export const SLICE_MS = 1
