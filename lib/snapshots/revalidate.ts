import { type Contract, resourcesTagged } from '../platform/resources'
import { processTime } from '../process/process-time'
import { within } from '../process/within'
import { lastSnapshot } from './current-snapshot'
import { readForPush } from './reads/push-reads'
import { tenantContent, tenantContract } from './tenant'

/** The platform gives up on a push after 5 s. The answer must go out before then. */
const CONTRACT_LIMIT_MS = 700
const ANSWER_LIMIT_MS = 3_800

/**
 * Reads the resources of pushed tags anew. Pages show every successful read from then on. A resource whose read failed stays as it is,
 * and its read is repeated until it succeeds.
 * @returns the tags whose resources were read anew, and those whose reads failed or are late
 */
export async function revalidate(pushed: string[], limitMs = ANSWER_LIMIT_MS) {
  const tags = [...new Set(pushed)]
  const deadline = processTime() + limitMs
  const contract =
    (await within(CONTRACT_LIMIT_MS, tenantContract(lastSnapshot))) ??
    (await within(
      CONTRACT_LIMIT_MS,
      tenantContract((resource) => readForPush(resource).catch(() => undefined)),
    ))
  const areRead = await Promise.all(
    tags.map((tag) => within(deadline - processTime(), readTagged(tag, contract))),
  )
  // Loads the other content of the pages too, in case the platform fails before the pages are rendered again.
  await within(deadline - processTime(), tenantContent())
  return {
    renewed: tags.filter((_, index) => areRead[index]),
    later: tags.filter((_, index) => !areRead[index]),
  }
}

async function readTagged(tag: string, contract: Contract | undefined): Promise<boolean> {
  if (contract === undefined) return false
  await Promise.all(resourcesTagged(tag, contract).map(readForPush))
  return true
}
