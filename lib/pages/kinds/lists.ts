import type { Site } from '@/lib/content/site'
import { countedSubjects } from '@/lib/content/subjects'
import { postCard, productCard, projectCard, serviceCard } from '@/lib/lists/cards'
import { pageNumbers, tierPages } from '@/lib/lists/indexes'
import { offeredPeriods } from '@/lib/lists/periods'
import { routes } from '@/lib/routing/routes'
import { siteConfig } from '@/site.config'
import { copy } from '@/site.copy'
import type { Page } from '../page'
import { listContent } from './list-content'

/* The paginated lists. Their parameter is the page number, from '1' on. */

export type IndexName = 'services' | 'products' | 'projects' | 'blog'

/** The list of services, and the page on which each tier begins; undefined when the tiers are mixed. */
export const serviceList = list(
  'serviceList',
  'services',
  ({ services }) => services,
  serviceCard,
  ({ services }) => ({ tiers: tierPages(services) }),
)

/** The list of products. The first page also has the price periods by which the list can be filtered. */
export const productList = list(
  'productList',
  'products',
  ({ products }) => products,
  productCard,
  ({ products }, page) => ({ periods: page === 1 ? offeredPeriods(products) : [] }),
)

export const projectList = list(
  'projectList',
  'projects',
  ({ projects }) => projects,
  projectCard,
  () => ({}),
)

/** A blog may have thousands of subjects, and no page may grow with the content. */
const MOST_SUBJECTS = 100

/** The list of posts. The first page also has the subjects of the blog. */
export const postList = list(
  'postList',
  'blog',
  ({ posts }) => posts,
  postCard,
  ({ posts }, page) => ({ subjects: page === 1 ? countedSubjects(posts, MOST_SUBJECTS) : [] }),
)

function list<T, Card, More extends object>(
  name: string,
  index: IndexName,
  recordsIn: (site: Site) => T[],
  card: (record: T) => Card,
  more: (site: Site, page: number) => More,
) {
  const perPage = index === 'blog' ? siteConfig.postsPerPage : siteConfig.recordsPerPage
  return {
    name,
    params: (site) => pageNumbers(recordsIn(site).length, perPage),
    content: (site: Site, number: string) => {
      const content = listContent(site, number, {
        records: recordsIn(site),
        card,
        perPage,
        path: (page) => routes.indexPage(index, page),
        title: copy.pages[index],
        description: copy[index].intro,
      })
      return content && { ...content, ...more(site, content.list.page) }
    },
  } satisfies Page
}
