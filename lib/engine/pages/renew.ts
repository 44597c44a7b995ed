import { setTimeout as sleep } from 'node:timers/promises'
import { expireTags } from '@/lib/engine/next/page-cache/data-cache'
import { rendersOver } from '@/lib/engine/next/page-cache/renders'
import { isResource, resourceNames } from '@/lib/engine/port/kinds'
import { processState } from '@/lib/engine/process/process-state'
import { within } from '@/lib/engine/process/within'
import { tellInstances } from '@/lib/engine/snapshots/instances'
import { isKept } from '@/lib/engine/snapshots/renew-snapshots'
import { COUNT_AFTER_MS, STORE_LIMIT_MS } from './limits'
import { logRenewal, type Renewal, renewSite } from './renew-site'

/* A server renews the content for a push, and where an agency calls `revalidateTag`: Next.js tells `page-cache.cjs` of each call. */

processState.pushed ??= new Set()
const { pushed } = processState

/** Renews the content for a push. What is kept under a tag of the agency's goes; what could not be read is shown until then. */
export async function renewForPush(named: string[]): Promise<Renewal> {
  const tags = [...new Set(named)]
  void tellInstances(tags)
  const renewed = await renew(tags)
  // Next.js does it only after the answer.
  expireTags(renewed)
  for (const tag of tags) pushed.add(tag)
  return { renewed, later: tags.filter((tag) => !renewed.includes(tag)) }
}

/** Renews the content of revalidated tags, or all after `revalidatePath`, and tells the other instances. */
export async function renewRevalidated(revalidated: string[], isOfPath: boolean): Promise<void> {
  const tags = revalidated.filter((tag) => !pushed.delete(tag))
  const resources = isOfPath ? resourceNames : tags.filter(isResource)
  if (tags.length > 0) void tellInstances([...resources, ...tags])
  if (resources.length > 0) await renew(resources)
}

/** Returns the tags whose content the next view shows. It takes as long as a push at most. */
async function renew(tags: string[]): Promise<string[]> {
  const save = await renewSite(tags)
  // A render that began before the push could still be shown.
  const isFresh = await rendersOver(save.remaining())
  // A restart right after the answer then shows the save.
  await within(STORE_LIMIT_MS, isKept(save.renewed))
  const milliseconds = save.milliseconds()
  void sleep(COUNT_AFTER_MS).then(() => logRenewal(save, milliseconds))
  return isFresh ? save.renewed : []
}
