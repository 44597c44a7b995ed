import { setTimeout as sleep } from 'node:timers/promises'
import { after } from 'next/server'
import { host } from '../environment/host'
import { dropPages } from '../next/page-cache/data-cache'
import { rendersOver } from '../next/page-cache/renders'
import { siteOf } from '../port/content'
import { isResource, kindNames, kindOf, resourceNames } from '../port/kinds'
import { logSave } from '../process/log'
import { processState } from '../process/process-state'
import { within } from '../process/within'
import { tellInstances } from '../snapshots/instances'
import { isKept, type ReadTags, readTagged, share } from '../snapshots/read-tagged'
import { keptContent, type TenantContent } from '../snapshots/tenant'
import { haveViewsWait } from './awaited-reads'
import { changedPages } from './changes'
import { ANSWER_LIMIT_MS, CONTENT_LIMIT_MS, COUNT_AFTER_MS, STORE_LIMIT_MS } from './limits'

/** Tags that were read for a push. The cache handler hears of a tag alone, not of who has called `revalidateTag`: it would read again. */
processState.readForPush ??= new Set()
const { readForPush } = processState

/** Reads what a push names, before the old content goes. A failed read is repeated: what it would replace is shown until then. */
export async function readAnew(named: string[]): Promise<ReadTags> {
  const tags = [...new Set(named)]
  void tellInstances(tags)
  const read = await readFor(tags, readTagged(tags, ANSWER_LIMIT_MS))
  // Next.js does it only after the answer.
  dropPages(read.renewed)
  for (const tag of tags) readForPush.add(tag)
  return read
}

/** Reads what an agency's own `revalidateTag` names, or all after `revalidatePath`. Views of what it names wait for the read. */
export async function readRevalidated(revalidated: string[], isOfPath: boolean): Promise<void> {
  const tags = revalidated.filter((tag) => !readForPush.delete(tag))
  const resources = isOfPath ? resourceNames : tags.filter(isResource)
  if (tags.length > 0) void tellInstances([...resources, ...tags])
  if (resources.length === 0) return
  const reading = readTagged(resources, ANSWER_LIMIT_MS)
  haveViewsWait(isOfPath ? kindNames : resources.map(kindOf), reading)
  await readFor(resources, reading)
}

/** Over when the next view shows what was read; it takes as long as a push at most. */
async function readFor(tags: string[], reading: Promise<ReadTags>): Promise<ReadTags> {
  const startedAt = performance.now()
  const milliseconds = () => performance.now() - startedAt
  const remaining = () => ANSWER_LIMIT_MS - milliseconds()
  const { keepsPages } = host()
  const before = await within(CONTENT_LIMIT_MS, keptContent())
  const { renewed, later } = await reading
  // A render that began before could still be shown.
  const isOver = await rendersOver(remaining())
  // Other functions of a host find it by then; on a server, a restart right after the answer shows the save.
  const isFound = await within(keepsPages ? remaining() : STORE_LIMIT_MS, isKept(renewed))
  const took = milliseconds()
  const finish = () => Promise.all([share(renewed), log(renewed, before, took)])
  if (keepsPages) after(finish)
  else void finish()
  return isOver && (isFound || !keepsPages) ? { renewed, later } : { renewed: [], later: tags }
}

/** Each page is compared at its next view. Here the changed pages are only counted, for the editor's call. */
async function log(tags: string[], before: TenantContent | undefined, milliseconds: number): Promise<void> {
  const content = await keptContent()
  if (tags.length === 0 || content === undefined) return
  // The first views after a save go first.
  if (!host().keepsPages) await sleep(COUNT_AFTER_MS)
  logSave(tags, await changedPages(before && siteOf(before), siteOf(content)), milliseconds)
}
