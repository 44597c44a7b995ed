import { setTimeout as sleep } from 'node:timers/promises'
import { revalidateTag } from 'next/cache'
import { type Site, siteOf } from '@/lib/content/site'
import { hostKeepsPages } from '@/lib/environment/host'
import { rendersOver } from '@/lib/next/page-cache/renders'
import { logSave } from '@/lib/platform/log'
import { within } from '@/lib/process/within'
import {
  areValuesKept,
  bodiesKept,
  lastContent,
  revalidate,
  shareReads,
  type TenantContent,
  tellInstances,
  tenantContent,
} from '@/lib/snapshots'
import { frame } from '../frame'
import { changesBetween } from './changes'
import { pageTag } from './tags'

/** How long a push waits for the content before it, and for the content after it. */
const CONTENT_LIMIT_MS = 700
/** The same for a serverless function, which reads from the host's data cache. */
const SHARED_CONTENT_LIMIT_MS = 1_500
const STORE_LIMIT_MS = 100
const READS_LIMIT_MS = 3_800
/** The platform gives up on a push after 5 s. */
const ANSWER_LIMIT_MS = 4_500
/** The first views after a save go first. */
const COUNT_AFTER_MS = 500

/** A push that can be answered. */
export interface Answer {
  /** The tags that the next view shows, and the tags that a later view will show. */
  renewed: string[]
  later: string[]
  /** What is left to do once the push is answered. */
  finish: () => Promise<void>
}

/**
 * Reads the pushed content anew. Call it in the request of the push.
 * @param others further tags for the other instances
 */
export async function answerPush(tags: string[], others: string[] = []): Promise<Answer> {
  const telling = tellInstances([...tags, ...others])
  const startedAt = performance.now()
  const remaining = () => ANSWER_LIMIT_MS - (performance.now() - startedAt)
  const contentLimit = hostKeepsPages() ? SHARED_CONTENT_LIMIT_MS : CONTENT_LIMIT_MS
  const before = siteOrNone(await within(contentLimit, lastContent()))
  const read = await revalidate(tags, Math.min(READS_LIMIT_MS, remaining()))
  const after = siteOrNone(await within(Math.min(contentLimit, remaining()), tenantContent()))
  // Functions will find what this one has read. On a server, a render that began before the push could still be shown.
  const isFresh = hostKeepsPages()
    ? after !== undefined && ((await within(remaining(), areValuesKept(read.renewed))) ?? false)
    : await rendersOver(remaining())
  // A restart right after the answer then shows the save. A large body takes longer, and is stored after the answer.
  await within(STORE_LIMIT_MS, bodiesKept())
  const renewed = isFresh ? read.renewed : []
  const later = isFresh ? read.later : [...read.renewed, ...read.later]
  const milliseconds = performance.now() - startedAt
  const finish = async () => {
    await Promise.all([bodiesKept(), telling])
    // Every page has the frame.
    if (hostKeepsPages() && later.length > 0) revalidateTag(pageTag(frame, ''), 'max')
    const shown = hostKeepsPages() ? renewed : read.renewed
    if (after === undefined || shown.length === 0) return
    if (hostKeepsPages()) {
      // Before a page goes, every function must find the new content. Otherwise it is shown once more, and renewed behind that view.
      const profile = (await shareReads(renewed)) ? { expire: 0 } : 'max'
      const { pages, tags: changed } = await changesBetween(before, after)
      for (const tag of changed) revalidateTag(tag, profile)
      logSave(shown, pages, milliseconds)
    } else {
      // A server compares each page at its next view. Here the changed pages are only counted, for the log.
      await sleep(COUNT_AFTER_MS)
      logSave(shown, (await changesBetween(before, after)).pages, milliseconds)
    }
  }
  return { renewed, later, finish }
}

function siteOrNone(content: TenantContent | undefined): Site | undefined {
  return content && siteOf(content)
}
