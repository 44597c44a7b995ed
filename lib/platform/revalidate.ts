import { processTime } from '../process-time'
import { readForPush } from './reads'
import { type Resource, resourcesTagged } from './resources'
import { lastContract, tenantContent, tenantContract } from './tenant'
import { within } from './within'

/** The platform gives up on a push after 5 s; the answer must be out before. */
const CONTRACT_LIMIT_MS = 700
const ANSWER_LIMIT_MS = 3_800

export interface Revalidation {
  /** Tags whose resources were read anew, and those whose reads failed or are late. */
  renewed: string[]
  later: string[]
  /** Those of them that were read in the end. */
  late: Promise<string[]>
}

/**
 * Reads the resources of pushed tags anew. What was read well is what pages show from now on; what was not stays as it is, and is
 * repeated until it can be read.
 */
export async function revalidate(tags: string[], limitMs = ANSWER_LIMIT_MS): Promise<Revalidation> {
  const deadline = processTime() + limitMs
  const contract =
    (await within(CONTRACT_LIMIT_MS, lastContract())) ?? (await within(CONTRACT_LIMIT_MS, tenantContract()))
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
  // What else the pages show must be here too, should the platform fail before they are made anew.
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
