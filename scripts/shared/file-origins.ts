import type { ContentFile } from '../../lib/content-files'
import { isOwnFile } from '../../lib/platform/assets'
import { isLoopback } from '../../lib/platform/environment'

interface OriginUse {
  /** Files there. */
  count: number
  /** No image, cover or file field refers to it, only texts do: it may be anybody's, a tracking pixel's for instance. */
  isInTextsOnly: boolean
}

/** Origins, each with what the content has there. */
export type FileOrigins = Map<string, OriginUse>

/** Where files are that the site is not allowed to show yet; those that it could be allowed, and those over plain http. */
export function unknownOrigins(files: ContentFile[]): { allowable: FileOrigins; insecure: FileOrigins } {
  const allowable: FileOrigins = new Map()
  const insecure: FileOrigins = new Map()
  for (const { src, isInText = false } of files) {
    if (isOwnFile(src)) continue
    const { origin, protocol, hostname } = new URL(src)
    const group = protocol === 'https:' || isLoopback(hostname) ? allowable : insecure
    const { count, isInTextsOnly } = group.get(origin) ?? { count: 0, isInTextsOnly: true }
    group.set(origin, { count: count + 1, isInTextsOnly: isInTextsOnly && isInText })
  }
  return { allowable, insecure }
}
