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

/** The body of a response. @throws PlatformError if it exceeds `most`, or the room that is left */
export async function bodyOf(resource: string, { body, status }: Response, most: number, room?: Room) {
  const bytes = await bytesWithin(most, body, room)
  if (bytes) return bytes
  const together = room ? `, or ${room.most / 1_000_000} MB in several answers at once` : ''
  const { platformOrigin } = currentEnvironment()
  const detail = `${platformOrigin} answered more than ${most / 1_000_000} MB${together}`
  throw new PlatformError(resource, 'too large', detail, status)
}

export function failureOf(resource: string, error: unknown): PlatformError {
  if (error instanceof PlatformError) return error
  const { platformOrigin } = currentEnvironment()
  const proxy = outboundProxy(platformOrigin)
  const asked = proxy ? `${platformOrigin} through the proxy ${withoutPassword(proxy)}` : platformOrigin
  const { name, message, cause } = error instanceof Error ? error : new Error(String(error))
  if (name === 'TimeoutError' || name === 'AbortError') {
    return new PlatformError(resource, 'time limit', `no answer from ${asked} in time`)
  }
  const { message: why } = cause instanceof Error ? cause : { message }
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : why
  const reason = NEVER_CONNECTED.test(code) ? 'unreachable' : 'connection lost'
  return new PlatformError(resource, reason, `${asked}: ${code}`)
}

const NEVER_CONNECTED =
  /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT)$|CERT/
