import { setTimeout as sleep } from 'node:timers/promises'
import { after } from 'next/server'
import { host } from '../environment/host'
import { dropPages } from '../next/page-cache/data-cache'
import { awaitRenders } from '../next/page-cache/renders'
import { siteOf } from '../port/content'
import { isResource, kindNames, kindOf, resourceNames } from '../port/kinds'
import { logSave } from '../process/log'
import { processState } from '../process/process-state'
import { within } from '../process/within'
import { tellInstances } from '../snapshots/instances'
import { isStored, type ReadTags, readTagged, share } from '../snapshots/read-tagged'
import { storedContent, type TenantContent } from '../snapshots/tenant'
import { makeVisitsWait } from './awaited-reads'
import { changedPages } from './changes'
import { ANSWER_LIMIT_MS, CONTENT_LIMIT_MS, COUNT_AFTER_MS, STORE_LIMIT_MS } from './limits'

/** Tags already read for a push. The cache handler gets a tag without its caller, and would otherwise read it again. */
processState.readForPush ??= new Set()
const { readForPush } = processState

/** Reads the resources that a push names, before old content is dropped. A failed read is retried, and the old content shown until it succeeds. */
export async function readAnew(named: string[]): Promise<ReadTags> {
  const tags = [...new Set(named)]
  void tellInstances(tags)
  const read = await readFor(tags, readTagged(tags, ANSWER_LIMIT_MS))
  // Next.js would drop the pages only after the response.
  dropPages(read.renewed)
  for (const tag of tags) readForPush.add(tag)
  return read
}

/** Reads the resources of an agency's own `revalidateTag`, or all after `revalidatePath`. Visits of these resources wait for the read. */
export async function readRevalidated(revalidated: string[], isOfPath: boolean): Promise<void> {
  const tags = revalidated.filter((tag) => !readForPush.delete(tag))
  const resources = isOfPath ? resourceNames : tags.filter(isResource)
  if (tags.length > 0) void tellInstances([...resources, ...tags])
  if (resources.length === 0) return
  const reading = readTagged(resources, ANSWER_LIMIT_MS)
  makeVisitsWait(isOfPath ? kindNames : resources.map(kindOf), reading)
  await readFor(resources, reading)
}

/** Resolves once the next visit shows what was read, within the time of a push. */
async function readFor(tags: string[], reading: Promise<ReadTags>): Promise<ReadTags> {
  const startedAt = performance.now()
  const milliseconds = () => performance.now() - startedAt
  const remaining = () => ANSWER_LIMIT_MS - milliseconds()
  const { cachesPages } = host()
  const before = await within(CONTENT_LIMIT_MS, storedContent())
  const { renewed, later } = await reading
  // A render that started earlier could still be shown.
  const areRendersOver = await awaitRenders(remaining())
  // Other functions of a host can read the content by then; on a server, a restart right after the response shows the save.
  const isReadable = await within(cachesPages ? remaining() : STORE_LIMIT_MS, isStored(renewed))
  const duration = milliseconds()
  const finish = () => Promise.all([share(renewed), log(renewed, before, duration)])
  if (cachesPages) after(finish)
  else void finish()
  return areRendersOver && (isReadable || !cachesPages) ? { renewed, later } : { renewed: [], later: tags }
}

/** Logs a save. Pages are compared at their next visit; the changed ones are counted here only for the log. */
async function log(tags: string[], before: TenantContent | undefined, milliseconds: number): Promise<void> {
  const content = await storedContent()
  if (tags.length === 0 || content === undefined) return
  // The first visits after a save take precedence.
  if (!host().cachesPages) await sleep(COUNT_AFTER_MS)
  logSave(tags, await changedPages(before && siteOf(before), siteOf(content)), milliseconds)
}
