import { join } from 'node:path'
import { mapFiles } from '../file-addresses'
import type { Tenant } from '../tenants'
import { assetFile, pulledFile } from './files'

/**
 * Replaces addresses of pulled files, and addresses such as `/…`, with the sandbox's own, so that missing files are noticed. Pathnames stay
 * unchanged.
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
