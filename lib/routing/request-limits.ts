/** A post to a page of the template with a larger body is a 413. Next.js' own limit of a server action, which it answers with 500. */
export const MAX_POST_BYTES = 1_048_576

/** A longer path is a 400: Next.js repeats it in the headers of its response. */
export const LONGEST_PATH = 2_000
