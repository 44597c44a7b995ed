import type { Site } from '@/lib/content/site'
import { countedSubjects } from '@/lib/content/subjects'
import { indexNames, indexPageCount } from '@/lib/lists/indexes'
import { paidProductList } from '@/lib/pages/kinds/narrowed'
import { routes } from '@/lib/routing/routes'
import { siteConfig } from '@/site.config'

export interface SitemapEntry {
  path: string
  /** The calendar date of the last change, if the content has one. */
  changed?: string
}

const listedPages = siteConfig.pages.filter(({ isListed = true }) => isListed)

const listed = ['testimonials', 'faqs', 'about', 'contact', 'quote', 'terms', 'privacy'] as const

/** A sitemap holds 50,000 addresses, and records need most of them. */
const MOST_SUBJECTS = 5_000

/** Every page that exists and that search engines may list. */
export function sitemapEntries(site: Site): SitemapEntry[] {
  const { has, services, products, projects, posts, markdownPages } = site
  const newest = posts.map((post) => post.updatedOn || post.publishedAt).sort()
  const indexes = indexNames.flatMap((name) =>
    Array.from({ length: indexPageCount(site, name) }, (_, index) => ({
      path: routes.indexPage(name, index + 1),
      ...(name === 'blog' && dated(newest.at(-1))),
    })),
  )
  // A subject of one post says no more than the post.
  const subjects = countedSubjects(posts, MOST_SUBJECTS)
    .filter(({ count }) => count > 1)
    .flatMap(({ slug, count }) =>
      Array.from({ length: Math.ceil(count / siteConfig.postsPerPage) }, (_, index) => ({
        path: routes.subject(slug, index + 1),
      })),
    )
    .slice(0, MOST_SUBJECTS)
  return [
    { path: routes.home },
    ...indexes,
    ...markdownPages.map(({ path, updatedOn }) => ({ path, ...dated(updatedOn) })),
    ...listedPages.map(({ path, updatedOn }) => ({ path, ...dated(updatedOn) })),
    ...listed.filter((page) => has[page]).map((page) => ({ path: routes[page] })),
    ...subjects,
    ...paidProductList.params(site).map((param) => ({ path: paidPath(param) })),
    ...services.map(({ slug }) => ({ path: routes.service(slug) })),
    ...products.map(({ slug }) => ({ path: routes.product(slug) })),
    ...projects.map(({ slug }) => ({ path: routes.project(slug) })),
    ...posts.map((post) => ({ path: routes.post(post.slug), ...dated(post.updatedOn || post.publishedAt) })),
  ]
}

function paidPath(param: string): string {
  const [period = '', page = '1'] = param.split('/')
  return routes.productsPaid(period, Number(page))
}

function dated(date: string | undefined): { changed?: string } {
  return date ? { changed: date } : {}
}
