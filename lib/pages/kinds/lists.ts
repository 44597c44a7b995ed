import type { Site } from '@/lib/content/site'
import { countedSubjects } from '@/lib/content/subjects'
import { postCard, productCard, projectCard, serviceCard } from '@/lib/lists/cards'
import { type IndexName, indexPageCount, recordsOnPage, tierPages } from '@/lib/lists/indexes'
import { offeredPeriods } from '@/lib/lists/periods'
import { frameSettings } from '../frame'
import { indexHead } from '../head'
import type { Page } from '../page'
import { pageNumber } from '../page-number'

/* The paginated lists. Their parameter is the page number, from '1' on. */

const allServices = list('services', 'serviceList', (site, page) =>
  recordsOnPage(site, 'services', page).map(serviceCard),
)

/** The list of services, and the page on which each tier begins. */
export const serviceList = {
  ...allServices,
  content: (site: Site, param: string) => {
    const content = allServices.content(site, param)
    return content && { ...content, tiers: tierPages(site) }
  },
} satisfies Page

const allProducts = list('products', 'productList', (site, page) =>
  recordsOnPage(site, 'products', page).map(productCard),
)

/** The list of products. The first page also has the price periods by which the list can be filtered. */
export const productList = {
  ...allProducts,
  content: (site: Site, param: string) => {
    const content = allProducts.content(site, param)
    return content && { ...content, periods: param === '1' ? offeredPeriods(site) : [] }
  },
} satisfies Page

export const projectList = list('projects', 'projectList', (site, page) =>
  recordsOnPage(site, 'projects', page).map(projectCard),
)

const allPosts = list('blog', 'postList', (site, page) => recordsOnPage(site, 'blog', page).map(postCard))

/** A blog may have thousands of subjects, and no page may grow with the content. */
const MOST_SUBJECTS = 100

/** The list of posts. The first page also has the subjects of the blog. */
export const postList = {
  ...allPosts,
  content: (site: Site, param: string) => {
    const content = allPosts.content(site, param)
    return (
      content && { ...content, subjects: param === '1' ? countedSubjects(site.posts, MOST_SUBJECTS) : [] }
    )
  },
} satisfies Page

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
