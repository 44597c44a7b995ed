import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Part } from '@/lib/platform'
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
  /** The fewest tags that all of them bear, and those of what else is made of the content. */
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
    return { pages: all, tags: [...parts, frame].map((page) => pageTag(page, '')) }
  }
  const hasMoved = movedBetween(before, after)
  const known = partsLookedAt.get(before)
  const looked = new Map<string, Set<Part>>()
  const changed: string[] = []
  let sliceEnds = performance.now() + SLICE_MS
  for (const page of pages) {
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
        if (!isSameContent(page.content(before, param), now.content)) changed.push(tag)
      } else looked.set(tag, partsBefore)
    }
  }
  partsLookedAt.set(after, looked)
  return { pages: changed.length, tags: [...changed, ...parts.map((page) => pageTag(page, ''))] }
}

function paramsOf(page: Page, ...sites: (Site | undefined)[]): string[] {
  return [...new Set(sites.flatMap((site) => (site ? (page.params?.(site) ?? ['']) : [])))]
}
