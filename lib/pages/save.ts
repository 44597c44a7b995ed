import { setTimeout as sleep } from 'node:timers/promises'
import { revalidateTag } from 'next/cache'
import {
  bodiesKept,
  hostKeepsPages,
  lastContent,
  logSave,
  rendersOver,
  revalidate,
  shareSnapshots,
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
const STORE_LIMIT_MS = 100
/** The first views after a save do not wait for its pages to be counted. */
const VIEWS_FIRST_MS = 500
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
  const before = await within(CONTENT_LIMIT_MS, lastContent())
  const { renewed, later, late } = await revalidate(tags)
  const after = await within(CONTENT_LIMIT_MS, tenantContent())
  if (hostKeepsPages()) {
    await expire(renewed, before && siteOf(before), after && siteOf(after))
    if (later.length > 0) revalidateTag(pageTag(frame, ''), 'max')
  }
  // A view that comes now could still get a page that was begun before: then nothing is promised yet.
  const isFresh = await rendersOver(ANSWER_LIMIT_MS - (performance.now() - startedAt))
  // So that a restart right after the answer shows the save; a large body takes longer, and is kept behind the answer.
  await within(STORE_LIMIT_MS, bodiesKept())
  const milliseconds = performance.now() - startedAt
  return {
    ...(isFresh ? { renewed, later } : { renewed: [], later: [...renewed, ...later] }),
    finish: async () => {
      await bodiesKept()
      if (hostKeepsPages()) await shareSnapshots(renewed)
      // A server of its own knows by itself which of its pages are up to date: here they are only counted.
      if (after && renewed.length > 0) {
        if (!hostKeepsPages()) await sleep(VIEWS_FIRST_MS)
        const { pages } = await counting.run(() => changesBetween(before && siteOf(before), siteOf(after)))
        logSave(renewed, pages, milliseconds)
      }
      const renewedLate = await late
      if (!hostKeepsPages() || renewedLate.length === 0) return
      await expire(renewedLate, after && siteOf(after), siteOf(await tenantContent()))
      await shareSnapshots(renewedLate)
    },
  }
}

/** Lets the host throw away the references to what was pushed, and the pages that show something else than before. */
async function expire(tags: string[], before: Site | undefined, after: Site | undefined): Promise<void> {
  if (tags.length === 0 || after === undefined) return
  const changes = await changesBetween(before, after)
  for (const tag of [...tags, ...changes.tags]) revalidateTag(tag, { expire: 0 })
}
