import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Site } from '@/lib/content/site'
import { hostKeepsPages } from '@/lib/environment/host'
import type { Part } from '@/lib/snapshots'
import { frame, menu } from '../frame'
import { pages, parts } from '../index'
import type { Page } from '../page'
import { look } from './fingerprints'
import { movedBetween } from './moved-parts'
import { isSameContent } from './same-content'
import { pageTag } from './tags'

/** The changes that a save caused. */
export interface Changes {
  /** How many pages show something else than before, including pages that were added or removed. */
  pages: number
  /** The fewest tags that cover all of these pages; on a host that keeps the pages, also those of files and Open Graph images. */
  tags: string[]
}

/** Milliseconds for which pages are compared before other work has its turn. */
const SLICE_MS = 1

/** The parts of the content that each page of a site read, by the page's tag. */
const partsLookedAt = new WeakMap<Site, Map<string, Set<Part>>>()

/** Compares what each page shows of two sites. Without a site before, all pages have changed. */
export async function changesBetween(before: Site | undefined, after: Site): Promise<Changes> {
  if (before === after) return { pages: 0, tags: [] }
  const around = [frame, menu].filter(
    (page) => before && !isSameContent(page.content(before), page.content(after)),
  )
  if (before === undefined || around.length > 0) {
    const all = pages.flatMap((page) => paramsOf(page, before, after)).length
    // Files and Open Graph images do not have the tag of the frame.
    const others = parts.flatMap((page) => paramsOf(page, before, after).map((param) => pageTag(page, param)))
    return { pages: all, tags: [pageTag(frame, ''), ...others] }
  }
  const hasMoved = movedBetween(before, after)
  const known = partsLookedAt.get(before)
  const looked = new Map<string, Set<Part>>()
  const changed: string[] = []
  let others = 0
  let sliceEnds = performance.now() + SLICE_MS
  // Only a host that keeps the pages needs the tags of files and Open Graph images.
  for (const page of hostKeepsPages() ? [...pages, ...parts] : pages) {
    for (const param of paramsOf(page, before, after)) {
      if (performance.now() > sliceEnds) {
        await nextTurn()
        sliceEnds = performance.now() + SLICE_MS
      }
      const tag = pageTag(page, param)
      const partsBefore = known?.get(tag) ?? look(page, before, param).parts
      if (hasMoved(partsBefore)) {
        const now = look(page, after, param)
        looked.set(tag, now.parts)
        if (isSameContent(page.content(before, param), now.content)) continue
        changed.push(tag)
        if (parts.includes(page)) others += 1
      } else looked.set(tag, partsBefore)
    }
  }
  partsLookedAt.set(after, looked)
  return { pages: changed.length - others, tags: changed }
}

function paramsOf(page: Page, ...sites: (Site | undefined)[]): string[] {
  return [...new Set(sites.flatMap((site) => (site ? (page.params?.(site) ?? ['']) : [])))]
}
