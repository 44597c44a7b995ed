import type { ContentFile } from '../../src/files/content-files'
import { addressProblem, isPlatformFile } from '../../src/platform/assets'

export interface OriginUse {
  /** The number of files on this origin. */
  count: number
  /** The reason why the site does not show these files. */
  problem: string | undefined
  /** Whether only texts refer to this origin, and no image, cover or file field. Its files may be a stranger's, such as a tracking pixel. */
  isInTextsOnly: boolean
}

/** Origins of files, with their use in the content. */
export type FileOrigins = Map<string, OriginUse>

/** Origins of files that are not configured, by whether visitors may load files from them. */
export function unknownOrigins(files: ContentFile[]): { shown: FileOrigins; hidden: FileOrigins } {
  const shown: FileOrigins = new Map()
  const hidden: FileOrigins = new Map()
  for (const { src, field } of files) {
    if (isPlatformFile(src)) continue
    const { origin } = new URL(src)
    const problem = addressProblem(src)
    const group = problem === undefined ? shown : hidden
    const { count, isInTextsOnly } = group.get(origin) ?? { count: 0, isInTextsOnly: true }
    group.set(origin, { problem, count: count + 1, isInTextsOnly: isInTextsOnly && field === 'body' })
  }
  return { shown, hidden }
}
