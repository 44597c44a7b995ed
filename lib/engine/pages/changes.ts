import { setImmediate as nextTurn } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import type { Site } from '@/lib/engine/port/content'
import { frame, menu, type View } from '@/lib/engine/port/views'
import { SLICE_MS } from './limits'
import { pageTag } from './tags'

/** The tags of pages that show something else of two sites, added and removed ones included; of all pages without a site before. */
export async function changedPages(before: Site | undefined, after: Site, kinds: View[]): Promise<string[]> {
  if (before === after) return []
  const isEveryPage = changesEveryPage(before, after)
  const changed: string[] = []
  let sliceEnds = performance.now() + SLICE_MS
  for (const page of kinds) {
    for (const param of paramsOf(page, before, after)) {
      if (performance.now() > sliceEnds) {
        await nextTurn()
        sliceEnds = performance.now() + SLICE_MS
      }
      if (isEveryPage || !isSame(page, param, before, after)) changed.push(pageTag(page, param))
    }
  }
  return changed
}

export function changesEveryPage(before: Site | undefined, after: Site): boolean {
  return [frame, menu].some((page) => !isSame(page, '', before, after))
}

/** Unchanged records are the same objects, so comparing them costs nothing. */
function isSame(page: View, param: string, before: Site | undefined, after: Site): boolean {
  return before !== undefined && isDeepStrictEqual(page.content(before, param), page.content(after, param))
}

function paramsOf(page: View, ...sites: (Site | undefined)[]): string[] {
  return [...new Set(sites.flatMap((site) => (site ? (page.params?.(site) ?? ['']) : [])))]
}
