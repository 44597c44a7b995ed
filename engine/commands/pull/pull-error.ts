/** The reason why nothing was written, as a sentence. */
export class PullError extends Error {}
