import { setImmediate as nextTurn } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import type { Site } from '../port/content'
import { frame, menu, pages, type View } from '../port/views'
import { SLICE_MS } from './limits'

/** How many pages differ between two sites, including those added and removed; all pages if `before` is undefined. */
export async function changedPages(before: Site | undefined, after: Site): Promise<number> {
  if (before === after) return 0
  // Every page has the header and footer.
  const isEveryPage = [frame, menu].some((page) => !isSame(page, '', before, after))
  let changed = 0
  let sliceEnds = performance.now() + SLICE_MS
  for (const page of pages) {
    for (const param of paramsOf(page, before, after)) {
      if (performance.now() > sliceEnds) {
        await nextTurn()
        sliceEnds = performance.now() + SLICE_MS
      }
      if (isEveryPage || !isSame(page, param, before, after)) changed += 1
    }
  }
  return changed
}

/** Whether a page shows the same on both sites. Unchanged records are the same objects, which are quick to compare. */
function isSame(page: View, param: string, before: Site | undefined, after: Site): boolean {
  return before !== undefined && isDeepStrictEqual(page.content(before, param), page.content(after, param))
}

function paramsOf(page: View, ...sites: (Site | undefined)[]): string[] {
  return [...new Set(sites.flatMap((site) => (site ? (page.params?.(site) ?? ['']) : [])))]
}
