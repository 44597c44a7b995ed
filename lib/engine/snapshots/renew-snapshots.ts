import type { Contract } from '@/lib/engine/fields/contract'
import { type Resource, resourcesTagged, tagsOf } from '@/lib/engine/port/kinds'
import { processTime } from '@/lib/engine/process/process-time'
import { within } from '@/lib/engine/process/within'
import { CONTRACT_LIMIT_MS, READS_LIMIT_MS } from './limits'
import { sourceOf, sources } from './sources'
import { awaitContent, loadContract } from './tenant'

/** Renews tagged resources by a read. A failed one stays as it is, and is read until it succeeds. @returns the tags that were read, and the others */
export async function renewSnapshots(named: readonly string[], limitMs = READS_LIMIT_MS) {
  const tags = [...new Set(named)]
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
    tags.map((tag) => within(deadline - processTime(), readTagged(tag, contract))),
  )
  // Loads the other content of the pages too, in case the platform fails before the pages are rendered again.
  await within(deadline - processTime(), awaitContent())
  return {
    renewed: tags.filter((_, index) => areRead[index]),
    later: tags.filter((_, index) => !areRead[index]),
  }
}

async function readTagged(tag: string, contract: Contract | undefined): Promise<boolean> {
  if (contract === undefined) return false
  await Promise.all(resourcesTagged(tag, contract).map((name) => sourceOf(name).readForPush()))
  return true
}

/** Over when all that was read for these tags is kept; true when other processes find it. */
export async function isKept(tags: readonly string[]): Promise<boolean> {
  return (await Promise.all(storesOf(tags).map((store) => store.isKept()))).every(Boolean)
}

/** Once a push is answered, spares other processes a read of what this one has read for these tags. */
export async function share(tags: readonly string[]): Promise<void> {
  await Promise.all(storesOf(tags).map((store) => store.share()))
}

function storesOf(tags: readonly string[]) {
  const isTagged = (name: Resource) => tagsOf(name).some((tag) => tags.includes(tag))
  return sources().all.flatMap(({ name, store }) => (isTagged(name) ? store : []))
}
