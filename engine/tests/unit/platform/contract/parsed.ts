import type { Resource } from '../../../../../lib/kinds'
import { absoluteAddress } from '../../../../src/fields/fields'
import type { FileAddress } from '../../../../src/fields/files'
import { parseEnvelope } from '../../../../src/platform/contract/envelope'

/** The file address of the image loader, with the asset endpoint of one platform. */
const addressOf: FileAddress = ({ url = '', pathname = '' }, contract) => {
  const asset = pathname && `https://a.test/api/v1/assets/${pathname}`
  return contract === 6 ? absoluteAddress(url) || asset : asset || absoluteAddress(url)
}

/** Parses the content of a resource in the platform's envelope. */
export function parsed<R extends Resource>(resource: R, content: unknown, version = '6.3.0') {
  const body = { version, siteKey: 'a', [resource]: content }
  return parseEnvelope(resource, body, addressOf)
}
