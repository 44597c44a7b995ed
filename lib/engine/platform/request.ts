import { currentEnvironment } from '@/lib/engine/environment/current-environment'
import { withoutPassword } from '@/lib/engine/environment/environment'
import { outboundProxy } from '@/lib/engine/environment/outbound-proxy'
import { bytesWithin, type Room } from '@/lib/engine/process/limited-body'
import { patientTimeout } from '@/lib/engine/process/patient-timeout'
import { outsideOfPage } from '@/lib/engine/process/root-context'
import { PlatformError } from './platform-error'

/** Several times the largest tenant's answer. An answer is held in memory three times: as bytes, as text and as objects. */
const MAX_ANSWER_BYTES = 50_000_000
/** All reads under way. A lead's receipt always has room. */
const readsUnderWay: Room = { held: 0, most: 2 * MAX_ANSWER_BYTES }
/** A lead gets a receipt, or the names of wrong fields. */
const MAX_RECEIPT_BYTES = 1_000_000

/** The limit that the specification recommends for reads. The lead call sets its own. */
const TIME_LIMIT_MS = 5_000

/**
 * Makes every call to the platform. Next.js caches none: outside of a page, `fetch` only sends.
 * The tags are not here: a page takes those of its fetches, and as the menus read all content, each push would drop every page. On Vercel they are
 * on the value around this read (`stores/host-cache.ts`). On a server `lib/engine/pages/renew.ts` reads: tagged values
 * of Next.js would cost each view 0.3 ms, and the first view after a push a second read.
 * @param json what is posted; without it the call is a read
 */
export async function request(resource: string, json?: unknown, signal = patientTimeout(TIME_LIMIT_MS)) {
  const { platformOrigin, apiKey } = currentEnvironment()
  try {
    const response = await outsideOfPage(() =>
      fetch(`${platformOrigin}/api/v1/${resource}`, {
        ...(json !== undefined && { method: 'POST', body: JSON.stringify(json) }),
        headers: {
          authorization: `Bearer ${apiKey}`,
          accept: 'application/json',
          // The platform may have closed a kept connection unnoticed. The next request on it would be lost.
          connection: 'close',
          ...(json !== undefined && { 'content-type': 'application/json' }),
        },
        redirect: 'error',
        signal,
      }),
    )
    const isRead = json === undefined
    const most = isRead ? MAX_ANSWER_BYTES : MAX_RECEIPT_BYTES
    const body = await bytesWithin(most, response.body, isRead ? readsUnderWay : undefined)
    if (body) return { status: response.status, body }
    const together = isRead ? `, or ${readsUnderWay.most / 1_000_000} MB in several answers at once` : ''
    const detail = `${platformOrigin} answered more than ${most / 1_000_000} MB${together}`
    throw new PlatformError(resource, 'too large', detail, response.status)
  } catch (error) {
    throw error instanceof PlatformError ? error : failure(resource, error)
  }
}

function failure(resource: string, error: unknown): PlatformError {
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
