import { parseEnvelope } from '../../../../lib/engine/platform/contract/envelope'
import type { Resource } from '../../../../lib/site/kinds'

/** Parses the content of a resource in the envelope of the platform. */
export function parsed<R extends Resource>(resource: R, content: unknown, version = '6.3.0') {
  const body = { version, siteKey: 'a', [resource]: content }
  return parseEnvelope(resource, body, (pathname) => `https://a.test/api/v1/assets/${pathname}`)
}
