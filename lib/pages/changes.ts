import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Part } from '@/lib/platform'
import { partBehind, type Site } from '@/lib/site'
import { frame, menu } from './frame'
import { pages, parts } from './index'
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

/** So many pages are compared before others have their turn. */
const SLICE = 50

/** Compares what each page showed of a site with what it shows of another one; of none, all changed. */
export async function changesBetween(before: Site | undefined, after: Site): Promise<Changes> {
  if (before === after) return { pages: 0, tags: [] }
  const moved = movedParts(before, after)
  const around = [frame, menu].filter(
    (page) => before && !isSameContent(page.content(before), page.content(after)),
  )
  if (before === undefined || around.length > 0) {
    const all = pages.flatMap((page) => paramsOf(page, before, after)).length
    return { pages: all, tags: [...parts, frame].map((page) => pageTag(page, '')) }
  }
  const changed: string[] = []
  let compared = 0
  for (const page of pages) {
    for (const param of paramsOf(page, before, after)) {
      compared += 1
      if (compared % SLICE === 0) await nextTurn()
      if (hasChanged(page, param, before, after, moved)) changed.push(pageTag(page, param))
    }
  }
  return { pages: changed.length, tags: [...changed, ...parts.map((page) => pageTag(page, ''))] }
}

function paramsOf(page: Page, ...sites: (Site | undefined)[]): string[] {
  return [...new Set(sites.flatMap((site) => (site ? (page.params?.(site) ?? ['']) : [])))]
}

/** What a page shows is a function of the parts that it looks at: where none of these moved, it is not asked again. */
function hasChanged(
  page: Page,
  param: string,
  before: Site | undefined,
  after: Site,
  moved: Set<Part>,
): boolean {
  if (before === undefined) return true
  const { content, parts } = look(page, before, param)
  return [...parts].some((part) => moved.has(part)) && !isSameContent(content, page.content(after, param))
}

/** The parts of the content that are not the same objects any more. */
function movedParts(before: Site | undefined, after: Site): Set<Part> {
  const properties = Object.keys(partBehind) as (keyof Site)[]
  return new Set(
    properties.flatMap((name) => (before?.[name] === after[name] ? [] : (partBehind[name] ?? []))),
  )
}
