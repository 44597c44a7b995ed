import { mapFiles } from '../../sandbox/file-addresses'
import { assetAddress, isPlatformFile } from '../../src/platform/assets'
import type { Resource } from '../../src/port/kinds'

/** A file that records refer to. */
export interface NamedFile {
  /** The name of the file in the content. */
  name: string
  /** The address of the file; undefined if it must not be fetched. */
  address?: string | undefined
  /** The first record that refers to the file. */
  owner: string
}

/** Every file that the content refers to, once each. */
export function namedFiles(resources: Map<Resource, unknown>): NamedFile[] {
  const files = new Map<string, NamedFile>()
  for (const [resource, content] of resources) {
    for (const record of Array.isArray(content) ? content : [content]) {
      mapFiles(record, (name, key) => {
        const address = key === 'pathname' ? assetAddress(name) || undefined : name
        const owner = Array.isArray(content) ? `${resource}/${record?.slug}` : resource
        if (!files.has(name))
          files.set(name, { name, owner, address: address && isPlatformFile(address) ? address : undefined })
        return name
      })
    }
  }
  return [...files.values()]
}
