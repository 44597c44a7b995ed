import { mapFiles } from '../../sandbox/file-addresses'
import { assetAddress, isOwnFile } from '../../src/platform/assets'
import type { Resource } from '../../src/port/kinds'

/** A file that records name. */
export interface NamedFile {
  /** As the content names it. */
  name: string
  /** Where it is; undefined where nothing may be fetched. */
  address?: string | undefined
  /** The first record that names it. */
  owner: string
}

/** Every file that the content names, once. */
export function namedFiles(resources: Map<Resource, unknown>): NamedFile[] {
  const files = new Map<string, NamedFile>()
  for (const [resource, content] of resources) {
    for (const record of Array.isArray(content) ? content : [content]) {
      mapFiles(record, (name, key) => {
        const address = key === 'pathname' ? assetAddress(name) || undefined : name
        const owner = Array.isArray(content) ? `${resource}/${record?.slug}` : resource
        if (!files.has(name))
          files.set(name, { name, owner, address: address && isOwnFile(address) ? address : undefined })
        return name
      })
    }
  }
  return [...files.values()]
}
