import { revalidateTag } from 'next/cache'
import { hostKeepsPages, logSave, rendersOver, revalidate, shareSnapshots, within } from '@/lib/platform'
import type { Site } from '@/lib/site'
import { changesBetween } from './changes'
import { frame } from './frame'
import { currentSite } from './render'
import { pageTag } from './tags'

/** A push waits no longer for what the pages showed before it. */
const BEFORE_LIMIT_MS = 700

/**
 * What a push does: reads the pushed content anew and tells the host, where it keeps the pages, which of them changed. Call within
 * the request, and run `finish` once it is answered.
 * @returns the tags that were read, and those that are tried again
 */
export async function answerPush(
  tags: string[],
): Promise<{ renewed: string[]; later: string[]; finish: () => Promise<void> }> {
  const startedAt = performance.now()
  const before = await within(BEFORE_LIMIT_MS, currentSite())
  const { renewed, later, settled } = await revalidate(tags)
  const seen = await publish(before, renewed, startedAt)
  if (later.length > 0 && hostKeepsPages()) revalidateTag(pageTag(frame, ''), 'max')
  await rendersOver()
  return {
    renewed,
    later,
    finish: async () => {
      await settled
      if (later.length > 0) await publish(seen, later, startedAt)
      if (hostKeepsPages()) await shareSnapshots(tags)
    },
  }
}

/** Lets go of the pages that changed. A server of its own knows by itself which of its pages are up to date. */
async function publish(
  before: Site | undefined,
  tags: string[],
  startedAt: number,
): Promise<Site | undefined> {
  const after = await within(BEFORE_LIMIT_MS, currentSite())
  if (after === undefined || tags.length === 0) return before
  const changes = changesBetween(before, after)
  if (hostKeepsPages()) {
    for (const tag of [...tags, ...changes.tags]) revalidateTag(tag, { expire: 0 })
  }
  logSave(tags, changes.pages, performance.now() - startedAt)
  return after
}
