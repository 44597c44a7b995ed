/** Setup cannot continue. The message says why; nothing has been written. */
export class SetupError extends Error {
  override name = 'SetupError'
}
