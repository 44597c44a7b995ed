import { indexNames, indexPageCount } from '@/lib/indexes'
import { routes } from '@/lib/routes'
import type { Site } from '@/lib/site'
import { site as config } from '@/site.config'

export interface SitemapEntry {
  path: string
  /** Calendar date of the last change, where the content has one. */
  changed?: string
}

const listedPages = config.pages.filter(({ isListed = true }) => isListed)

const listed = ['testimonials', 'faqs', 'about', 'contact', 'quote', 'terms', 'privacy'] as const

/** Every page that exists and may be found. */
export function sitemapEntries(site: Site): SitemapEntry[] {
  const { has, services, products, projects, posts, ownPages } = site
  const newest = posts.map((post) => post.updatedOn || post.publishedAt).sort()
  const indexes = indexNames.flatMap((name) =>
    Array.from({ length: indexPageCount(site, name) }, (_, index) => ({
      path: routes.indexPage(name, index + 1),
      ...(name === 'blog' && dated(newest.at(-1))),
    })),
  )
  return [
    { path: routes.home },
    ...indexes,
    ...ownPages.map(({ path, updatedOn }) => ({ path, ...dated(updatedOn) })),
    ...listedPages.map(({ path, updatedOn }) => ({ path, ...dated(updatedOn) })),
    ...listed.filter((page) => has[page]).map((page) => ({ path: routes[page] })),
    ...services.map(({ slug }) => ({ path: routes.service(slug) })),
    ...products.map(({ slug }) => ({ path: routes.product(slug) })),
    ...projects.map(({ slug }) => ({ path: routes.project(slug) })),
    ...posts.map((post) => ({ path: routes.post(post.slug), ...dated(post.updatedOn || post.publishedAt) })),
  ]
}

function dated(date: string | undefined): { changed?: string } {
  return date ? { changed: date } : {}
}
