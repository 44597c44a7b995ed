import type { Contract } from '../fields/contract'
import { hasResource } from '../port/kinds'
import { processState } from '../process/process-state'
import { processTime } from '../process/process-time'
import { within } from '../process/within'
import { CONTRACT_LIMIT_MS, READS_LIMIT_MS } from './limits'
import { sources } from './sources'
import { loadContract, readContent } from './tenant'

/** The result of reading tagged content: tags whose content is new, and those whose read is retried until it succeeds. */
export interface ReadTags {
  renewed: string[]
  later: string[]
}

/** Reads the resources with these tags. A failed read changes nothing. */
export async function readTagged(named: readonly string[], limitMs = READS_LIMIT_MS): Promise<ReadTags> {
  const tags = [...new Set(named)]
  // A picture that was missing may have come with the save.
  processState.refusedPictures?.clear()
  const deadline = processTime() + Math.min(limitMs, READS_LIMIT_MS)
  const contract =
    (await within(
      CONTRACT_LIMIT_MS,
      loadContract(({ store }) => store.last()),
    )) ??
    (await within(
      CONTRACT_LIMIT_MS,
      loadContract((source) => source.readForPush().catch(() => undefined)),
    ))
  const areRead = await Promise.all(
    tags.map((tag) => within(deadline - processTime(), readTag(tag, contract))),
  )
  // Loads the other content of the pages too, in case the platform fails before they are rendered again.
  await within(deadline - processTime(), readContent())
  return {
    renewed: tags.filter((_, index) => areRead[index]),
    later: tags.filter((_, index) => !areRead[index]),
  }
}

async function readTag(tag: string, contract: Contract | undefined): Promise<boolean> {
  if (contract === undefined) return false
  const tagged = sourcesTagged([tag]).filter(({ name }) => hasResource(contract, name))
  await Promise.all(tagged.map((source) => source.readForPush()))
  return true
}

/** Resolves once everything read for these tags is stored; true if other processes can find it. */
export async function isStored(tags: readonly string[]): Promise<boolean> {
  return (await Promise.all(sourcesTagged(tags).map(({ store }) => store.isStored()))).every(Boolean)
}

/** After a push is answered, spares other processes the reads of these tags. */
export async function share(tags: readonly string[]): Promise<void> {
  await Promise.all(sourcesTagged(tags).map(({ store }) => store.share()))
}

function sourcesTagged(tags: readonly string[]) {
  return sources().all.filter(({ keptBy }) => keptBy.tags.some((tag) => tags.includes(tag)))
}
