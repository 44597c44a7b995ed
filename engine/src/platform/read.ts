import { currentEnvironment } from '../environment/current-environment'
import type { Resource } from '../port/kinds'
import type { Room } from '../process/limited-body'
import { patientTimeout } from '../process/patient-timeout'
import { outsideOfPage } from '../process/root-context'
import { bodyOf, failureOf, headersFor } from './answer'
import { type CacheOptions, cacheOptionsOf } from './cache-options'
import { PlatformError } from './platform-error'

/** The longest response, several times the largest tenant's. A response is held in memory three times: as bytes, as text and as objects. */
const MAX_ANSWER_BYTES = 50_000_000
/** The memory for all reads under way. Receipts of leads are not counted. */
const memory: Room = { held: 0, maxBytes: 2 * MAX_ANSWER_BYTES }
/** The time limit that the specification recommends for reads. */
const TIME_LIMIT_MS = 5_000

/**
 * Reads a resource. All content comes through this one request. On a server it runs outside of pages, where Next.js ignores `next`: starts, pushes
 * and retries read while no page is rendered, and a page would inherit the tags and the shortest `revalidate` of all resources.
 * `engine/src/snapshots/source.ts` applies the same two values there.
 * @returns the body as the platform sent it
 * @throws PlatformError
 */
export async function read(
  resource: Resource,
  next: CacheOptions = cacheOptionsOf(resource),
): Promise<Uint8Array> {
  const { platformOrigin, apiKey } = currentEnvironment()
  try {
    const response = await outsideOfPage(() =>
      fetch(`${platformOrigin}/api/v1/${resource}`, {
        headers: headersFor(apiKey),
        redirect: 'error',
        signal: patientTimeout(TIME_LIMIT_MS),
        next,
      }),
    )
    const body = await bodyOf(resource, response, MAX_ANSWER_BYTES, memory)
    if (response.status === 200) return body
    throw refusal(resource, response.status)
  } catch (error) {
    throw failureOf(resource, error)
  }
}

/** The error for a status other than 200. The specification only names 401, but 403 also means that the credentials are not accepted. */
function refusal(resource: Resource, status: number): PlatformError {
  const { platformOrigin } = currentEnvironment()
  if (status !== 401 && status !== 403)
    return new PlatformError(resource, 'status', `${platformOrigin} answered ${status}`, status)
  const detail = `${platformOrigin} ${status === 401 ? 'does not accept' : 'forbids this with'} SITE_API_KEY`
  return new PlatformError(resource, 'key refused', detail, status)
}
