/** A picture cannot be shown. The message is the end of a sentence that begins with its address. */
export class NotShown extends Error {
  /** @param isOfFile the file is as it is: to ask for it again has no use */
  constructor(
    readonly status: number,
    message: string,
    readonly isOfFile = false,
  ) {
    super(message)
  }
}
