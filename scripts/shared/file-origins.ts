import type { ContentFile } from '../../lib/content-files'
import { isOwnFile } from '../../lib/platform/assets'
import { isLoopback } from '../../lib/platform/environment'

/** Origins, each with how many files are there. */
export type FileOrigins = Map<string, number>

/** Where files are that the site is not allowed to show yet; those that it could be allowed, and those over plain http. */
export function unknownOrigins(files: ContentFile[]): { allowable: FileOrigins; insecure: FileOrigins } {
  const allowable: FileOrigins = new Map()
  const insecure: FileOrigins = new Map()
  for (const { src } of files) {
    if (isOwnFile(src)) continue
    const { origin, protocol, hostname } = new URL(src)
    const group = protocol === 'https:' || isLoopback(hostname) ? allowable : insecure
    group.set(origin, (group.get(origin) ?? 0) + 1)
  }
  return { allowable, insecure }
}
