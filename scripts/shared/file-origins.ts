import type { ContentFile } from '../../lib/content/content-files'
import { isLoopback } from '../../lib/environment/environment'
import { isOwnFile } from '../../lib/platform/assets'

interface OriginUse {
  /** Number of files there. */
  count: number
  /** Only texts refer to this origin, no image, cover or file field: the file may be a stranger's, such as a tracking pixel. */
  isInTextsOnly: boolean
}

/** The origins of the files, each with its use in the content. */
export type FileOrigins = Map<string, OriginUse>

/** The origins of files that the site may not show yet: those that can be allowed, and those over plain http. */
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
