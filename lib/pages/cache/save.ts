import { type Site, siteOf } from '@/lib/content/site'
import { hostKeepsPages } from '@/lib/environment/host'
import { expireAtHost, renewAtHost } from '@/lib/next/page-cache/host-cache'
import { rendersOver } from '@/lib/next/page-cache/render-count'
import { within } from '@/lib/process/within'
import {
  bodiesKept,
  lastContent,
  revalidate,
  shareSnapshots,
  type TenantContent,
  tenantContent,
} from '@/lib/snapshots'
import { frame } from '../frame'
import { changesBetween } from './changes'
import { logSaveInTime, logSaveNow } from './save-log'
import { pageTag } from './tags'

/** How long a push waits for the content before it, and for the content after it. */
const CONTENT_LIMIT_MS = 700
/** The same for a serverless function, which reads from the host's data cache. */
const SHARED_CONTENT_LIMIT_MS = 1_500
const STORE_LIMIT_MS = 100
const READS_LIMIT_MS = 3_800
/** The platform gives up on a push after 5 s. */
const ANSWER_LIMIT_MS = 4_500

/**
 * Handles a push. Reads the pushed content anew. If the host keeps the pages, tells it which pages changed. Call this within the
 * request, and run `finish` once the request is answered.
 * @returns the tags that the next view shows (`renewed`), and the tags that a later view will show (`later`)
 */
export async function answerPush(
  tags: string[],
): Promise<{ renewed: string[]; later: string[]; finish: () => Promise<void> }> {
  const startedAt = performance.now()
  const remaining = () => ANSWER_LIMIT_MS - (performance.now() - startedAt)
  const contentLimit = hostKeepsPages() ? SHARED_CONTENT_LIMIT_MS : CONTENT_LIMIT_MS
  const before = siteOrNone(await within(contentLimit, lastContent()))
  const { renewed, later, late } = await revalidate(tags, Math.min(READS_LIMIT_MS, remaining()))
  const after = siteOrNone(await within(contentLimit, tenantContent()))
  // Otherwise a view could still get a page whose render began before the push. Then no tag counts as renewed yet.
  const isFresh = hostKeepsPages()
    ? await tellHost(renewed, later, before, after, remaining())
    : await rendersOver(remaining())
  // A restart right after the answer then shows the save. A large body takes longer, and is stored after the answer.
  await within(STORE_LIMIT_MS, bodiesKept())
  const milliseconds = performance.now() - startedAt
  return {
    ...(isFresh ? { renewed, later } : { renewed: [], later: [...renewed, ...later] }),
    finish: async () => {
      await bodiesKept()
      // A server compares each page at its next view. Here the changed pages are only counted, for the log.
      if (after && renewed.length > 0) {
        const logChanges = hostKeepsPages() ? logSaveNow : logSaveInTime
        await logChanges({ tags: renewed, before, after, milliseconds })
      }
      const renewedLate = await late
      if (!hostKeepsPages() || renewedLate.length === 0) return
      const inTheEnd = siteOrNone(await within(SHARED_CONTENT_LIMIT_MS, tenantContent()))
      await tellHost(renewedLate, [], after, inTheEnd, ANSWER_LIMIT_MS)
    },
  }
}

/**
 * Makes the host delete the pages that show something else than before. This is done only when every function can find the new content:
 * a function without it might have no content to render from. Otherwise, pages are renewed behind their next view.
 * @returns whether the next view shows what was renewed
 */
async function tellHost(
  renewed: string[],
  later: string[],
  before: Site | undefined,
  after: Site | undefined,
  limitMs: number,
): Promise<boolean> {
  const isShared = renewed.length === 0 || (await within(limitMs, shareSnapshots(renewed))) === true
  const isReady = after !== undefined && isShared
  if (later.length > 0 || !isReady) await renewAtHost([pageTag(frame, '')])
  if (!isReady || renewed.length === 0) return isReady
  const { tags } = await changesBetween(before, after)
  await expireAtHost(tags)
  return true
}

function siteOrNone(content: TenantContent | undefined): Site | undefined {
  return content && siteOf(content)
}
