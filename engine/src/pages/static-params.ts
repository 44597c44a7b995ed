import type { View } from '../port/views'
import { decoded } from '../text/decoded'
import { currentSite } from './render'

export interface SlugParams {
  params: Promise<{ slug: string }>
}

/** How many records of each kind a build on Vercel prerenders the pages of. The others are rendered at their first visit. */
const MAX_RECORDS = 50
/** How many later pages of each list a build on Vercel prerenders. */
const MAX_LIST_PAGES = 5
/** The longest encoded parameter that is prerendered. A prerendered page is a file, and file systems allow names of at most 255 bytes. */
const MAX_PARAM_BYTES = 200

/** The slugs of the pages to prerender. A parameter with a `/` is a later page of a filtered list, and left out. */
export async function slugParams({ params }: View): Promise<{ slug: string }[]> {
  const all = params?.(await currentSite()) ?? []
  return all
    .filter((param) => param && !param.includes('/') && encodeURIComponent(param).length <= MAX_PARAM_BYTES)
    .slice(0, MAX_RECORDS)
    .map((slug) => ({ slug }))
}

/** The page numbers of a list to prerender. The first page has an address of its own. */
export async function laterPageParams({ params }: View): Promise<{ page: string }[]> {
  const all = params?.(await currentSite()) ?? []
  return all.slice(1, 1 + MAX_LIST_PAGES).map((page) => ({ page }))
}

/** The decoded slug in an address, which Next.js passes encoded. A badly encoded slug names no page. */
export async function slugOf(params: SlugParams['params']): Promise<string> {
  return decoded((await params).slug)
}
