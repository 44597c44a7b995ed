import type { RecordFile } from '../fields/files'
import { isOptimizable } from '../pictures/picture-address'
import { whatCannotBeShown } from '../pictures/picture-limits'
import { addressProblem, isPlatformFile } from '../platform/assets'

/** How many unconfigured origins pages show files from. The policy of each page lists them, and a header must stay short. */
export const MAX_ORIGINS = 20

/** What decides whether a file is shown, besides the file's fields. */
export interface FileFacts {
  /** The unconfigured origins that pages show files from. */
  origins: readonly string[]
  /** Why a picture cannot be shown, by address, according to its first bytes. */
  unfit: ReadonlyMap<string, string>
}

/** Why a file is not shown; undefined for a file that is shown, and for one that is only linked to. */
export function whyHidden(file: RecordFile, known: FileFacts): string | undefined {
  return file.kind === 'document' ? undefined : whyJudgedHidden(judged(file), known)
}

export function whyJudgedHidden({ file, problem, origin }: Judged, { origins, unfit }: FileFacts) {
  if (problem !== undefined) return problem
  if (origin !== undefined && !origins.includes(origin))
    return `comes from an origin beyond the first ${MAX_ORIGINS} that are shown`
  return file.kind === 'image' ? unfit.get(file.src) : undefined
}

interface Judged {
  file: RecordFile
  /** Why the file cannot be shown, according to the content alone. */
  problem: string | undefined
  /** The file's origin, if it is not configured and the file can be shown. */
  origin: string | undefined
}

export function judged(file: RecordFile): Judged {
  const { kind, src } = file
  const isOfPlatform = isPlatformFile(src)
  const problem =
    (isOfPlatform ? undefined : addressProblem(src)) ?? (kind === 'image' ? pictureProblem(file) : undefined)
  return { file, problem, origin: isOfPlatform || problem !== undefined ? undefined : new URL(src).origin }
}

/** Types of pictures that browsers do not show. Any other type in the content may be wrong, so it does not count. */
const unknownToBrowsers = /^image\/(?:hei[cf](?:-sequence)?|tiff|vnd\.adobe\.photoshop|x-adobe-dng)$/

function pictureProblem({ src, contentType, width = 0, height = 0, size }: RecordFile): string | undefined {
  const type = contentType.split(';')[0]?.trim().toLowerCase() ?? ''
  if (unknownToBrowsers.test(type)) return `is ${type}, which browsers do not show`
  // The limits of a JPEG, which may be larger than any other picture.
  const largest = { format: 'jpeg', width, height, bytesHeld: 0, isAnimated: false } as const
  const problem = whatCannotBeShown(largest, size)
  return problem !== undefined && isOptimizable(src) ? problem : undefined
}
