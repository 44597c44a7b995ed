import { revalidateTag } from 'next/cache'
import { after as afterResponse } from 'next/server'
import { logSave } from '@/lib/engine/platform/log'
import { frame, otherViews, pages } from '@/lib/engine/port/views'
import { within } from '@/lib/engine/process/within'
import { isKept, share } from '@/lib/engine/snapshots/renew-snapshots'
import { changedPages, changesEveryPage } from './changes'
import { type Renewal, renewSite } from './renew-site'
import { pageTag } from './tags'

/** Renews the content for a push on a host that keeps pages: they go by `revalidateTag`. */
export async function renewOnHost(tags: string[]): Promise<Renewal> {
  const save = await renewSite(tags)
  const { before, after } = save
  // Functions will find what this one has read.
  const isFresh = after !== undefined && (await within(save.remaining(), isKept(save.renewed)))
  const renewed = isFresh ? save.renewed : []
  const later = isFresh ? save.later : [...save.renewed, ...save.later]
  for (const tag of renewed) revalidateTag(tag, { expire: 0 })
  for (const tag of later) revalidateTag(tag, 'max')
  const milliseconds = save.milliseconds()
  afterResponse(async () => {
    // Every page has the frame.
    if (later.length > 0) revalidateTag(pageTag(frame, ''), 'max')
    if (after === undefined || renewed.length === 0) return
    // Before a page goes, every function must find the new content. Otherwise it is shown once more, and renewed behind that view.
    const profile = (await share(renewed)) ? { expire: 0 } : 'max'
    const changed = await changedPages(before, after, pages)
    const covering = changesEveryPage(before, after) ? [pageTag(frame, '')] : changed
    // Files and Open Graph images do not have the tag of the frame.
    const others = await changedPages(before, after, otherViews)
    for (const tag of [...covering, ...others]) revalidateTag(tag, profile)
    logSave(renewed, changed.length, milliseconds)
  })
  return { renewed, later }
}
