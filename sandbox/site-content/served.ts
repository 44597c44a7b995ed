import { join } from 'node:path'
import { mapFiles } from '../file-addresses'
import type { Tenant } from '../tenants'
import { pulledFile } from './files'

/** The resource with the sandbox's own address for each file that was pulled, or that is named as `/…`. Pathnames stay. */
export function withPulledFiles(value: unknown, { siteKey, siteContent }: Tenant, origin: string): unknown {
  const assets = assetsOf(siteContent)
  return mapFiles(value, (address, key) => {
    const file = key === 'pathname' ? undefined : pulledFile(assets, address)
    return file === undefined
      ? address
      : `${origin}/files/${siteKey}/${file.split('/').map(encodeURIComponent).join('/')}`
  })
}

export function assetsOf(siteContent: Tenant['siteContent']) {
  return join(siteContent?.folder ?? '', 'assets')
}
