import { postCard, productCard, projectCard, serviceCard } from '@/lib/cards'
import { type IndexName, indexPageCount, recordsOnPage } from '@/lib/indexes'
import type { Site } from '@/lib/site'
import { frameSettings } from './frame'
import { indexHead } from './head'
import type { Page } from './page'

/* The lists that are cut into pages. Their parameter is the number of the page, from '1' on. */

export const serviceList = list('services', 'serviceList', (site, page) =>
  recordsOnPage(site, 'services', page).map(serviceCard),
)
export const productList = list('products', 'productList', (site, page) =>
  recordsOnPage(site, 'products', page).map(productCard),
)
export const projectList = list('projects', 'projectList', (site, page) =>
  recordsOnPage(site, 'projects', page).map(projectCard),
)
export const postList = list('blog', 'postList', (site, page) =>
  recordsOnPage(site, 'blog', page).map(postCard),
)

export interface ListContent<Card> {
  name: IndexName
  page: number
  count: number
  records: Card[]
}

function list<Card>(index: IndexName, name: string, cards: (site: Site, page: number) => Card[]) {
  return {
    name,
    params: (site) => Array.from({ length: indexPageCount(site, index) }, (_, number) => String(number + 1)),
    content: (site: Site, param: string) => {
      const page = pageNumber(param)
      const count = indexPageCount(site, index)
      if (page === undefined || page > count) return undefined
      return {
        head: indexHead(site, index, page),
        list: { name: index, page, count, records: cards(site, page) } satisfies ListContent<Card>,
        settings: frameSettings(site),
      }
    },
  } satisfies Page
}

/** Undefined for what is not written as a number from 1 on. */
function pageNumber(param: string): number | undefined {
  return /^[1-9]\d{0,4}$/.test(param) ? Number(param) : undefined
}
