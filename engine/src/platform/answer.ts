import { currentEnvironment } from '../environment/current-environment'
import { withoutPassword } from '../environment/environment'
import { outboundProxy } from '../environment/outbound-proxy'
import { bytesWithin, type Room } from '../process/limited-body'
import { PlatformError } from './platform-error'

/* What reads and leads have in common: request headers, the response body, and the meaning of a failed call. */

export function headersFor(apiKey: string) {
  return {
    authorization: `Bearer ${apiKey}`,
    accept: 'application/json',
    // The platform may have closed an idle connection unnoticed, and a request on it would be lost.
    connection: 'close',
  }
}

/** The body of a response. @throws PlatformError if it exceeds `maxBytes`, or the room that is left */
export async function bodyOf(resource: string, { body, status }: Response, maxBytes: number, room?: Room) {
  const bytes = await bytesWithin(maxBytes, body, room)
  if (bytes) return bytes
  const together = room ? `, or ${room.maxBytes / 1_000_000} MB in several answers at once` : ''
  const { platformOrigin } = currentEnvironment()
  const detail = `${platformOrigin} answered more than ${maxBytes / 1_000_000} MB${together}`
  throw new PlatformError(resource, 'too large', detail, status)
}

export function failureOf(resource: string, error: unknown): PlatformError {
  if (error instanceof PlatformError) return error
  const { platformOrigin } = currentEnvironment()
  const proxy = outboundProxy(platformOrigin)
  const address = proxy ? `${platformOrigin} through the proxy ${withoutPassword(proxy)}` : platformOrigin
  const { name, message, cause } = error instanceof Error ? error : new Error(String(error))
  if (name === 'TimeoutError' || name === 'AbortError') {
    return new PlatformError(resource, 'time limit', `no answer from ${address} in time`)
  }
  const { message: why } = cause instanceof Error ? cause : { message }
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : why
  const reason = NEVER_CONNECTED.test(code) ? 'unreachable' : 'connection lost'
  return new PlatformError(resource, reason, `${address}: ${code}`)
}

/** Matches the codes of failures before a connection was made, so that the platform got nothing. */
const NEVER_CONNECTED =
  /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT)$|CERT/
