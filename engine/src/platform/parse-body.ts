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

/** Parses a body, reusing `known` records. A body of an unknown version is parsed as `inUse`. @throws PlatformError if it is not the envelope */
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

/** The parsed body, with the records of a large list left as JSON. */
function parsedJson(resource: Resource, body: Uint8Array): unknown {
  const split = splitRecords(body, resource)
  if (split === undefined) return JSON.parse(new TextDecoder().decode(body))
  return { ...JSON.parse(split.around), [resource]: split.records }
}
