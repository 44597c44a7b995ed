import { currentEnvironment } from '../environment/current-environment'
import type { Contract } from '../fields/contract'
import { fileAddress } from '../pictures/image-loader'
import type { Resource } from '../port/kinds'
import type { KnownRecords } from './contract/content'
import { parseEnvelope } from './contract/envelope'
import { splitRecords } from './contract/split-records'
import { PlatformError } from './platform-error'

export { KnownRecords } from './contract/content'
export { isForeignVersion } from './contract/envelope'

/** Parses a body, one of an unknown version as `inUse`, but the `known` records. @throws PlatformError when it is not the envelope */
export function parseBody<R extends Resource>(
  resource: R,
  body: Uint8Array,
  inUse?: Contract,
  known?: KnownRecords,
) {
  try {
    return parseEnvelope(resource, parsedJson(resource, body), fileAddress, inUse, known)
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
