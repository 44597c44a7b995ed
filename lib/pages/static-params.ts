import { decoded } from './decoded'
import type { Page } from './page'
import { currentSite } from './render'
import { subjectList } from './subjects'

/** Parameters of a route that ends in `[slug]`. */
export interface SlugParams {
  params: Promise<{ slug: string }>
}

/** Pages of one kind to make during the build; the others are made at their first view. */
const MOST_RECORDS = 50
const MOST_LIST_PAGES = 5
/** A page of the build is a file, and file systems take names of 255 bytes at most. */
const LONGEST_NAME = 200

/** Slugs of the pages to make during the build. */
export async function slugParams(page: Page): Promise<{ slug: string }[]> {
  return (await prerendered(page, MOST_RECORDS)).map((slug) => ({ slug }))
}

/** The same for `/orcamento/[servico]`. */
export async function serviceParams(page: Page): Promise<{ servico: string }[]> {
  return (await prerendered(page, MOST_RECORDS)).map((servico) => ({ servico }))
}

/** The pages of a list after the first, which has an address of its own. */
export async function laterPageParams(list: Page): Promise<{ page: string }[]> {
  const [, ...later] = await prerendered(list, 1 + MOST_LIST_PAGES)
  return later.map((page) => ({ page }))
}

/** The first pages of the blog's subjects. */
export async function subjectParams(): Promise<{ slug: string }[]> {
  const first = (await prerendered(subjectList, MOST_RECORDS)).filter((param) => !param.includes('/'))
  return first.map((slug) => ({ slug }))
}

/** The slug of an address. Next.js hands it over as it is written there; a text that is badly encoded names nothing. */
export async function slugOf(params: SlugParams['params']): Promise<string> {
  return decoded((await params).slug)
}

async function prerendered({ params }: Page, most: number): Promise<string[]> {
  const all = params?.(await currentSite()) ?? []
  return all
    .filter((param) => param !== '' && encodeURIComponent(param).length <= LONGEST_NAME)
    .slice(0, most)
}
