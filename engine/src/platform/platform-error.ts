export type FailureReason =
  | 'time limit'
  | 'unreachable'
  | 'connection lost'
  | 'key refused'
  | 'status'
  | 'too large'
  | 'not JSON'
  | 'contract'

/** A call to the platform failed, or its response is not what the specification promises. */
export class PlatformError extends Error {
  override name = 'PlatformError'
  constructor(
    readonly resource: string,
    readonly reason: FailureReason,
    readonly detail: string,
    readonly status?: number,
  ) {
    super(`${resource}: ${reason} (${detail})`)
  }
}
