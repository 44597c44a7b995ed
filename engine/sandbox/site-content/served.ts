import { join } from 'node:path'
import { mapFiles } from '../file-addresses'
import type { Tenant } from '../tenants'
import { assetFile, pulledFile } from './files'

/**
 * The resource with the sandbox's own address for each file that was pulled, and for each that is named as `/…`, so that a missing one shows.
 * Pathnames stay.
 */
export function withPulledFiles(value: unknown, { siteKey, siteContent }: Tenant, origin: string): unknown {
  const assets = assetsOf(siteContent)
  return mapFiles(value, (address, key) => {
    if (key === 'pathname') return address
    const file = pulledFile(assets, address) ?? (address.startsWith('/') ? assetFile(address) : undefined)
    const path = file?.split('/').map(encodeURIComponent).join('/')
    return path === undefined ? address : `${origin}/files/${siteKey}/${path}`
  })
}

export function assetsOf(siteContent: Tenant['siteContent']) {
  return join(siteContent?.folder ?? '', 'assets')
}
