import { setImmediate as nextTurn } from 'node:timers/promises'
import { hostKeepsPages, type Part } from '@/lib/platform'
import type { Site } from '@/lib/site'
import { frame, menu } from './frame'
import { pages, parts } from './index'
import { movedBetween } from './moved-parts'
import type { Page } from './page'
import { isSameContent } from './same-content'
import { look } from './shown'
import { pageTag } from './tags'

/** What a save changed. */
export interface Changes {
  /** How many pages show something else than before, those that came or went included. */
  pages: number
  /** The fewest tags that all of them bear; on a host that keeps the pages, also those of what else is made of the content. */
  tags: string[]
}

/** Milliseconds for which pages are compared before others have their turn. */
const SLICE_MS = 4

/** The parts that each page of a site looked at, by its name and parameter. */
const partsLookedAt = new WeakMap<Site, Map<string, Set<Part>>>()

/** Compares what each page showed of a site with what it shows of another one; of none, all changed. */
export async function changesBetween(before: Site | undefined, after: Site): Promise<Changes> {
  if (before === after) return { pages: 0, tags: [] }
  const around = [frame, menu].filter(
    (page) => before && !isSameContent(page.content(before), page.content(after)),
  )
  if (before === undefined || around.length > 0) {
    const all = pages.flatMap((page) => paramsOf(page, before, after)).length
    // Files and the images of shared links bear no frame.
    const others = parts.flatMap((page) => paramsOf(page, before, after).map((param) => pageTag(page, param)))
    return { pages: all, tags: [pageTag(frame, ''), ...others] }
  }
  const hasMoved = movedBetween(before, after)
  const known = partsLookedAt.get(before)
  const looked = new Map<string, Set<Part>>()
  const changed: string[] = []
  let others = 0
  let sliceEnds = performance.now() + SLICE_MS
  // Only a host that keeps the pages has to hear of the others.
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
