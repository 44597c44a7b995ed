import { revalidateTag } from 'next/cache'
import type { Site } from '@/lib/content/site'
import { logSave } from '@/lib/platform/log'
import { shareReads } from '@/lib/snapshots'
import { frame } from '../frame'
import { changesBetween } from './changes'
import { pageTag } from './tags'

interface HostSave {
  renewed: string[]
  later: string[]
  before: Site | undefined
  after: Site | undefined
  milliseconds: number
}

/**
 * On a host that keeps the pages: expires those that show something else since a save. Call it after the push is answered. Before a page
 * goes, every function must find the new content. Otherwise the page is shown once more, and renewed behind that view.
 */
export async function expireHostPages({ renewed, later, before, after, milliseconds }: HostSave) {
  // Every page has the frame.
  if (later.length > 0) revalidateTag(pageTag(frame, ''), 'max')
  if (after === undefined || renewed.length === 0) return
  const profile = (await shareReads(renewed)) ? { expire: 0 } : 'max'
  const { pages, tags } = await changesBetween(before, after)
  for (const tag of tags) revalidateTag(tag, profile)
  logSave(renewed, pages, milliseconds)
}
