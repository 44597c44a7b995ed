import type { Site } from '@/lib/content/site'
import { countedSubjects } from '@/lib/content/subjects'
import { postCard, productCard, projectCard, serviceCard } from '@/lib/lists/cards'
import { type IndexName, indexPageCount, pageTitle, recordsOnPage, tierPages } from '@/lib/lists/indexes'
import { offeredPeriods } from '@/lib/lists/periods'
import { routes } from '@/lib/routing/routes'
import { copy } from '@/site.copy'
import { frameSettings } from '../frame'
import { headOf } from '../head'
import type { Page } from '../page'
import { pageNumber } from './narrowed'

/* The paginated lists. Their parameter is the page number, from '1' on. */

/** The list of services, and the page on which each tier begins. */
export const serviceList = list('services', 'serviceList', serviceCard, (site) => ({
  tiers: tierPages(site),
}))

/** The list of products. The first page also has the price periods by which the list can be filtered. */
export const productList = list('products', 'productList', productCard, (site, page) => ({
  periods: page === 1 ? offeredPeriods(site) : [],
}))

export const projectList = list('projects', 'projectList', projectCard, () => ({}))

/** A blog may have thousands of subjects, and no page may grow with the content. */
const MOST_SUBJECTS = 100

/** The list of posts. The first page also has the subjects of the blog. */
export const postList = list('blog', 'postList', postCard, (site, page) => ({
  subjects: page === 1 ? countedSubjects(site.posts, MOST_SUBJECTS) : [],
}))

export interface ListContent<Card> {
  name: IndexName
  page: number
  count: number
  records: Card[]
}

type RecordOf<N extends IndexName> = ReturnType<typeof recordsOnPage<N>>[number]

function list<N extends IndexName, Card, More extends object>(
  index: N,
  name: string,
  card: (record: RecordOf<N>) => Card,
  more: (site: Site, page: number) => More,
) {
  return {
    name,
    params: (site) => Array.from({ length: indexPageCount(site, index) }, (_, number) => String(number + 1)),
    content: (site: Site, param: string) => {
      const page = pageNumber(param)
      const count = indexPageCount(site, index)
      if (page === undefined || page > count) return undefined
      const records = recordsOnPage(site, index, page).map((record) => card(record))
      return {
        head: headOf(site, {
          title: pageTitle(index, page),
          description: copy[index].intro,
          path: routes.indexPage(index, page),
          imageOf: routes[index],
        }),
        list: { name: index, page, count, records } satisfies ListContent<Card>,
        settings: frameSettings(site),
        ...more(site, page),
      }
    },
  } satisfies Page
}
