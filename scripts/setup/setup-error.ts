/** Setup cannot go on; the message tells the person who runs it why, and nothing has been written. */
export class SetupError extends Error {
  override name = 'SetupError'
}
