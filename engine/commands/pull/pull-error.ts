/** Why nothing was written, in a sentence. */
export class PullError extends Error {}
