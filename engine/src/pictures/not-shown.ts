/** A picture cannot be shown. The message completes a sentence that begins with the picture's address. */
export class NotShown extends Error {
  /** @param isPermanent whether the file itself is the reason, so that another request is of no use */
  constructor(
    readonly status: number,
    message: string,
    readonly isPermanent = false,
  ) {
    super(message)
  }
}
