import { assetAddress } from './assets'
import { config } from './config'
import { type ParsedEnvelope, parseEnvelope } from './contract/envelope'
import { PlatformError, request } from './request'
import type { Contract, Resource } from './resources'

/* One read of a resource, and what becomes of its body. Nothing is kept or logged here. */

/**
 * The body of a resource, as the platform sent it.
 * @throws PlatformError
 */
export async function readBody(resource: Resource): Promise<Uint8Array> {
  const { status, body } = await request(resource)
  const { platformOrigin } = config()
  if (status === 401) {
    const detail = `${platformOrigin} does not accept SITE_API_KEY`
    throw new PlatformError(resource, 'key refused', detail, status)
  }
  if (status !== 200) {
    throw new PlatformError(resource, 'status', `${platformOrigin} answered ${status}`, status)
  }
  return body
}

/**
 * What a body says, with a note for whatever was left out.
 * @param inUse the contract description that a foreign version is parsed under
 * @throws PlatformError when it is not the envelope of this resource
 */
export function parseBody<R extends Resource>(
  resource: R,
  body: Uint8Array,
  inUse?: Contract,
): ParsedEnvelope<R> {
  try {
    return parseEnvelope(resource, JSON.parse(new TextDecoder().decode(body)), assetAddress, inUse)
  } catch (error) {
    const reason = error instanceof SyntaxError ? 'not JSON' : 'contract'
    const detail = error instanceof Error ? error.message : String(error)
    throw new PlatformError(resource, reason, `${config().platformOrigin}: ${detail}`, 200)
  }
}
