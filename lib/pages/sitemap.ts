import type { Site } from '@/lib/content/site'
import { countedSubjects } from '@/lib/content/subjects'
import { pageNumbers } from '@/lib/lists/indexes'
import { offeredPeriods, productsPaid } from '@/lib/lists/periods'
import { routes } from '@/lib/routing/routes'
import { siteConfig } from '@/site.config'

export interface SitemapEntry {
  path: string
  /** The calendar date of the last change, if the content has one. */
  changed?: string
}

const listed = ['testimonials', 'faqs', 'about', 'contact', 'quote', 'terms', 'privacy'] as const

/** A sitemap holds 50,000 addresses, and records need most of them. */
const MOST_SUBJECTS = 5_000

/** Every page that exists and that search engines may list. */
export function sitemapEntries(site: Site): SitemapEntry[] {
  const { has, services, products, projects, posts, markdownPages } = site
  const { recordsPerPage, postsPerPage } = siteConfig
  const pages = siteConfig.pages.filter(({ isListed = true }) => isListed)
  const newest = posts.map((post) => post.updatedOn || post.publishedAt).sort()
  // A subject of one post says no more than the post.
  const subjects = countedSubjects(posts, MOST_SUBJECTS)
    .filter(({ count }) => count > 1)
    .flatMap(({ slug, count }) => listPages(count, postsPerPage, (page) => routes.subject(slug, page)))
    .slice(0, MOST_SUBJECTS)
  return [
    { path: routes.home },
    ...listPages(services.length, recordsPerPage, (page) => routes.indexPage('services', page)),
    ...listPages(products.length, recordsPerPage, (page) => routes.indexPage('products', page)),
    ...listPages(projects.length, recordsPerPage, (page) => routes.indexPage('projects', page)),
    ...listPages(posts.length, postsPerPage, (page) => routes.indexPage('blog', page)).map((page) => ({
      ...page,
      ...dated(newest.at(-1)),
    })),
    ...[...markdownPages, ...pages].map(({ path, updatedOn }) => ({ path, ...dated(updatedOn) })),
    ...listed.filter((page) => has[page]).map((page) => ({ path: routes[page] })),
    ...subjects,
    ...offeredPeriods(products).flatMap((name) =>
      listPages(productsPaid(products, name).length, recordsPerPage, (page) =>
        routes.productsPaid(name, page),
      ),
    ),
    ...services.map(({ slug }) => ({ path: routes.service(slug) })),
    ...products.map(({ slug }) => ({ path: routes.product(slug) })),
    ...projects.map(({ slug }) => ({ path: routes.project(slug) })),
    ...posts.map((post) => ({ path: routes.post(post.slug), ...dated(post.updatedOn || post.publishedAt) })),
  ]
}

/** The pages of a list of so many records. */
function listPages(records: number, perPage: number, path: (page: number) => string): SitemapEntry[] {
  return pageNumbers(records, perPage).map((number) => ({ path: path(Number(number)) }))
}

function dated(date: string | undefined): { changed?: string } {
  return date ? { changed: date } : {}
}
