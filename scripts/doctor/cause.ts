const TIME_LIMIT_MS = 10_000

/** What an address answers. A redirect is not followed. */
export function ask(address: string, init: RequestInit = {}): Promise<Response> {
  return fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(TIME_LIMIT_MS), ...init })
}

/** Why a fetch failed: the error code of the system, else its message. */
export function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error.name === 'TimeoutError') return 'no answer in time'
  const { cause } = error
  if (cause instanceof Error) return 'code' in cause ? String(cause.code) : cause.message
  return error.message
}
