import { currentEnvironment } from '@/lib/engine/environment/current-environment'
import type { Contract } from '@/lib/engine/fields/contract'
import type { Resource } from '@/lib/engine/port/kinds'
import { assetAddress } from './assets'
import type { KnownRecords } from './contract/content'
import { parseEnvelope } from './contract/envelope'
import { splitRecords } from './contract/split-records'
import { PlatformError } from './platform-error'
import { request } from './request'

/* One read of a resource, and the parsing of its body. Nothing is cached or logged here. */

export { KnownRecords } from './contract/content'
export { isForeignVersion } from './contract/envelope'

/** The body of a resource, as the platform sent it. @throws PlatformError */
export async function readBody(resource: Resource): Promise<Uint8Array> {
  const { status, body } = await request(resource)
  const { platformOrigin } = currentEnvironment()
  // The specification names 401; HTTP says of 403 too that the same credentials will not do.
  if (status === 401 || status === 403) {
    const detail = `${platformOrigin} ${status === 401 ? 'does not accept' : 'forbids this with'} SITE_API_KEY`
    throw new PlatformError(resource, 'key refused', detail, status)
  }
  if (status !== 200)
    throw new PlatformError(resource, 'status', `${platformOrigin} answered ${status}`, status)
  return body
}

/** Parses a body, one of an unknown version as `inUse`, but the `known` records. @throws PlatformError when it is not the envelope */
export function parseBody<R extends Resource>(
  resource: R,
  body: Uint8Array,
  inUse?: Contract,
  known?: KnownRecords,
) {
  try {
    return parseEnvelope(resource, parsedJson(resource, body), assetAddress, inUse, known)
  } catch (error) {
    const reason = error instanceof SyntaxError ? 'not JSON' : 'contract'
    const detail = error instanceof Error ? error.message : String(error)
    throw new PlatformError(resource, reason, `${currentEnvironment().platformOrigin}: ${detail}`, 200)
  }
}

/** The body as it parses; the records of a large list as their JSON. */
function parsedJson(resource: Resource, body: Uint8Array): unknown {
  const split = splitRecords(body, resource)
  if (split === undefined) return JSON.parse(new TextDecoder().decode(body))
  return { ...JSON.parse(split.around), [resource]: split.records }
}
