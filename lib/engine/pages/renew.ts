import { setTimeout as sleep } from 'node:timers/promises'
import { expireTags } from '@/lib/engine/next/page-cache/data-cache'
import { rendersOver } from '@/lib/engine/next/page-cache/renders'
import { logSave } from '@/lib/engine/platform/log'
import { isResource, resourceNames } from '@/lib/engine/port/kinds'
import { pages } from '@/lib/engine/port/views'
import { processState } from '@/lib/engine/process/process-state'
import { within } from '@/lib/engine/process/within'
import { tellInstances } from '@/lib/engine/snapshots/instances'
import { isKept } from '@/lib/engine/snapshots/read-anew'
import { changedPages } from './changes'
import { ANSWER_LIMIT_MS, COUNT_AFTER_MS, STORE_LIMIT_MS } from './limits'
import { type Renewal, readSave } from './read-save'

/* On a server, content is renewed where `revalidateTag` is heard: Next.js tells `page-cache.cjs` of each call, also of an agency's. */

processState.awaitedRenewals ??= []

/** Renews the content of the tags' resources, or all after `revalidatePath`, and tells the other instances. */
export async function renew(tags: string[], isOfPath: boolean): Promise<void> {
  const resources = isOfPath ? resourceNames : tags.filter(isResource)
  void tellInstances([...resources, ...tags])
  if (resources.length === 0) return
  // A renewal that began before somebody asked may have read the platform before the save.
  const { awaitedRenewals = [] } = processState
  const asked = awaitedRenewals.filter(({ tag }) => tags.includes(tag))
  processState.awaitedRenewals = awaitedRenewals.filter((one) => !asked.includes(one))
  const shown = await renewed(resources)
  for (const { tag, tell } of asked) tell(shown.includes(tag))
}

/** What the next renewal of these tags brings. Call it before `revalidateTag`. */
export async function renewalOf(named: string[]): Promise<Renewal> {
  const tags = [...new Set(named)]
  const isRenewed = (tag: string) =>
    new Promise<boolean>((tell) => processState.awaitedRenewals?.push({ tag, tell }))
  const areRenewed = await Promise.all(tags.map((tag) => within(ANSWER_LIMIT_MS, isRenewed(tag))))
  const shown = tags.filter((_, index) => areRenewed[index])
  // The platform has answered: what an agency keeps under its tags may go for good.
  expireTags(shown)
  return { renewed: shown, later: tags.filter((tag) => !shown.includes(tag)) }
}

/** Reads the resources anew; returns those that the next view shows. It takes as long as a push at most. */
async function renewed(resources: string[]): Promise<string[]> {
  const save = await readSave(resources)
  // A render that began before the push could still be shown.
  const isFresh = await rendersOver(save.remaining())
  // A restart right after the answer then shows the save.
  await within(STORE_LIMIT_MS, isKept(save.renewed))
  void log(save, save.milliseconds())
  return isFresh ? save.renewed : []
}

/** Each page is compared at its next view. Here the changed pages are only counted. */
async function log({ renewed, before, after }: Awaited<ReturnType<typeof readSave>>, milliseconds: number) {
  if (after === undefined || renewed.length === 0) return
  await sleep(COUNT_AFTER_MS)
  logSave(renewed, (await changedPages(before, after, pages)).length, milliseconds)
}
