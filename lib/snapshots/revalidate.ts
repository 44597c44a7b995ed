import { type Resource, resourcesTagged } from '../platform/resources'
import { processTime } from '../process/process-time'
import { within } from '../process/within'
import { readForPush } from './reads/push-reads'
import { lastSnapshot } from './snapshots'
import { tenantContent, tenantContract } from './tenant'

/** The platform gives up on a push after 5 s. The answer must go out before then. */
const CONTRACT_LIMIT_MS = 700
const ANSWER_LIMIT_MS = 3_800

export interface Revalidation {
  /** Tags whose resources were read anew, and tags whose reads failed or are late. */
  renewed: string[]
  later: string[]
  /** The tags of `later` that were read in the end. */
  late: Promise<string[]>
}

/**
 * Reads the resources of pushed tags anew. Pages show every successful read from then on. A resource whose read failed stays as it is,
 * and its read is repeated until it succeeds.
 */
export async function revalidate(tags: string[], limitMs = ANSWER_LIMIT_MS): Promise<Revalidation> {
  const deadline = processTime() + limitMs
  const contract =
    (await within(CONTRACT_LIMIT_MS, tenantContract(lastSnapshot))) ??
    (await within(
      CONTRACT_LIMIT_MS,
      tenantContract((resource) => readForPush(resource).catch(() => undefined)),
    ))
  const reads = [...new Set(tags)].map((tag) => ({
    tag,
    read:
      contract === undefined
        ? Promise.reject(new Error('no contract'))
        : readAll(resourcesTagged(tag, contract)),
  }))
  const outcomes = await Promise.all(
    reads.map(async ({ tag, read }) => ({
      tag,
      isRead: (await within(deadline - processTime(), read)) === true,
    })),
  )
  // Loads the other content of the pages too, in case the platform fails before the pages are rendered again.
  await within(deadline - processTime(), tenantContent())
  const later = outcomes.filter(({ isRead }) => !isRead).map(({ tag }) => tag)
  return {
    renewed: outcomes.filter(({ isRead }) => isRead).map(({ tag }) => tag),
    later,
    late: readInTheEnd(reads.filter(({ tag }) => later.includes(tag))),
  }
}

async function readInTheEnd(reads: { tag: string; read: Promise<true> }[]): Promise<string[]> {
  const results = await Promise.allSettled(reads.map(({ read }) => read))
  return reads.filter((_, index) => results[index]?.status === 'fulfilled').map(({ tag }) => tag)
}

async function readAll(resources: Resource[]): Promise<true> {
  await Promise.all(resources.map(readForPush))
  return true
}
