import { isDeepStrictEqual } from 'node:util'
import type { Site } from '@/lib/site'
import { everything } from './everything'
import { frame } from './frame'
import { pages, parts } from './index'
import type { Page } from './page'
import { pageTag } from './tags'

/** What a save changed. */
export interface Changes {
  /** How many pages show something else than before, those that came or went included. */
  pages: number
  /** Their tags, and those of what else is made of the content. */
  tags: string[]
}

/**
 * Compares what each page showed of a site with what it shows of another one; of none, all changed. Records that did not change are
 * the same objects, so this is a fraction of what drawing the pages would cost.
 */
export function changesBetween(before: Site | undefined, after: Site): Changes {
  if (before === after) return { pages: 0, tags: [] }
  const isFrame = hasChanged(frame, '', before, after)
  const ofPages = pages.flatMap((page) => tagsOfChanged(page, before, after, isFrame))
  const ofParts = parts.flatMap((part) => tagsOfChanged(part, before, after))
  return { pages: ofPages.length, tags: [...ofPages, ...ofParts] }
}

function tagsOfChanged(page: Page, before: Site | undefined, after: Site, isEach = false): string[] {
  const params = new Set([before, after].flatMap((site) => (site ? (page.params?.(site) ?? ['']) : [])))
  const changed = isEach ? [...params] : [...params].filter((param) => hasChanged(page, param, before, after))
  return changed.map((param) => pageTag(page, param))
}

function hasChanged(page: Page, param: string, before: Site | undefined, after: Site): boolean {
  if (before === undefined || page === everything) return true
  return !isDeepStrictEqual(page.content(before, param), page.content(after, param))
}
