import type { ContentFile } from '../../src/files/content-files'
import { addressProblem, isOwnFile } from '../../src/platform/assets'

export interface OriginUse {
  /** Number of files there. */
  count: number
  /** Why files from there are not shown. */
  problem: string | undefined
  /** Only texts refer to this origin, no image, cover or file field: the file may be a stranger's, such as a tracking pixel. */
  isInTextsOnly: boolean
}

/** The origins of the files, each with its use in the content. */
export type FileOrigins = Map<string, OriginUse>

/** The origins of files beside the configured ones, by whether visitors may get files from there. */
export function unknownOrigins(files: ContentFile[]): { shown: FileOrigins; hidden: FileOrigins } {
  const shown: FileOrigins = new Map()
  const hidden: FileOrigins = new Map()
  for (const { src, field } of files) {
    if (isOwnFile(src)) continue
    const { origin } = new URL(src)
    const problem = addressProblem(src)
    const group = problem === undefined ? shown : hidden
    const { count, isInTextsOnly } = group.get(origin) ?? { count: 0, isInTextsOnly: true }
    group.set(origin, { problem, count: count + 1, isInTextsOnly: isInTextsOnly && field === 'body' })
  }
  return { shown, hidden }
}
