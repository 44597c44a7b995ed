import { setTimeout as sleep } from 'node:timers/promises'
import { revalidateTag } from 'next/cache'
import { expireAtHost } from '@/lib/next/host-cache'
import {
  bodiesKept,
  hostKeepsPages,
  lastContent,
  logSave,
  rendersOver,
  revalidate,
  shareSnapshots,
  type TenantContent,
  tenantContent,
  within,
} from '@/lib/platform'
import { type Site, siteOf } from '@/lib/site'
import { Turns } from '@/lib/turns'
import { changesBetween } from './changes'
import { frame } from './frame'
import { pageTag } from './tags'

/** A push waits no longer for what the pages showed before it, and for what they show now. */
const CONTENT_LIMIT_MS = 700
/** The same for a function that has to look into the host's data cache. */
const SHARED_CONTENT_LIMIT_MS = 1_500
const STORE_LIMIT_MS = 100
/** The first views after a save do not wait for its pages to be counted. */
const VIEWS_FIRST_MS = 500
const READS_LIMIT_MS = 3_800
/** The platform gives up on a push after 5 s. */
const ANSWER_LIMIT_MS = 4_500

const counting = new Turns(1)

/**
 * What a push does: reads the pushed content anew and tells the host, where it keeps the pages, which of them changed. Call within
 * the request, and run `finish` once it is answered.
 * @returns the tags that the next view shows, and those that a later one will
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
  // A view that comes now could still get a page that was begun before: then nothing is promised yet.
  const isFresh = hostKeepsPages()
    ? await tellHost(renewed, later, before, after, remaining())
    : await rendersOver(remaining())
  // So that a restart right after the answer shows the save; a large body takes longer, and is kept behind the answer.
  await within(STORE_LIMIT_MS, bodiesKept())
  const milliseconds = performance.now() - startedAt
  return {
    ...(isFresh ? { renewed, later } : { renewed: [], later: [...renewed, ...later] }),
    finish: async () => {
      await bodiesKept()
      // A server of its own knows by itself which of its pages are up to date: here they are only counted.
      if (after && renewed.length > 0) {
        if (!hostKeepsPages()) await sleep(VIEWS_FIRST_MS)
        const { pages } = await counting.run(() => changesBetween(before, after))
        logSave(renewed, pages, milliseconds)
      }
      const renewedLate = await late
      if (!hostKeepsPages() || renewedLate.length === 0) return
      const inTheEnd = siteOrNone(await within(SHARED_CONTENT_LIMIT_MS, tenantContent()))
      await tellHost(renewedLate, [], after, inTheEnd, ANSWER_LIMIT_MS)
    },
  }
}

/**
 * Lets the host throw away the pages that show something else than before. Only when every function finds the new content: one that
 * does not could have nothing to make them of. Otherwise pages are renewed behind their next view.
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
  if (later.length > 0 || !isReady) revalidateTag(pageTag(frame, ''), 'max')
  if (!isReady || renewed.length === 0) return isReady
  const { tags } = await changesBetween(before, after)
  await expireAtHost(tags)
  return true
}

function siteOrNone(content: TenantContent | undefined): Site | undefined {
  return content && siteOf(content)
}
