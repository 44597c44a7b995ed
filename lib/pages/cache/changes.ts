import { setImmediate as nextTurn } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import type { Site } from '@/lib/content/site'
import { hostKeepsPages } from '@/lib/environment/host'
import { frame, menu } from '../frame'
import { pages, parts } from '../index'
import type { Page } from '../page'
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

/** Compares what each page shows of two sites. Without a site before, all pages have changed. */
export async function changesBetween(before: Site | undefined, after: Site): Promise<Changes> {
  if (before === after) return { pages: 0, tags: [] }
  // Unchanged records are the same objects, so comparing them costs nothing.
  const isSame = (page: Page, param: string) =>
    before !== undefined && isDeepStrictEqual(page.content(before, param), page.content(after, param))
  const isEveryPage = [frame, menu].some((page) => !isSame(page, ''))
  let sliceEnds = performance.now() + SLICE_MS
  const changedOf = async (kinds: Page[]) => {
    const changed: string[] = []
    for (const page of kinds) {
      for (const param of paramsOf(page, before, after)) {
        if (performance.now() > sliceEnds) {
          await nextTurn()
          sliceEnds = performance.now() + SLICE_MS
        }
        if (isEveryPage || !isSame(page, param)) changed.push(pageTag(page, param))
      }
    }
    return changed
  }
  const changed = await changedOf(pages)
  // Only a host that keeps the pages needs the tags of files and Open Graph images, which do not have the tag of the frame.
  const others = hostKeepsPages() ? await changedOf(parts) : []
  const covering = isEveryPage ? [pageTag(frame, '')] : changed
  return { pages: changed.length, tags: [...covering, ...others] }
}

function paramsOf(page: Page, ...sites: (Site | undefined)[]): string[] {
  return [...new Set(sites.flatMap((site) => (site ? (page.params?.(site) ?? ['']) : [])))]
}
