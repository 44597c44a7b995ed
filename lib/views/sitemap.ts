import { recordsWithPages } from '@/lib/content/find'
import { isPast } from '@/lib/content/page-titles'
import type { Site } from '@/lib/content/site'
import { countedSubjects } from '@/lib/content/subjects'
import { thanksPages } from '@/lib/content/translations'
import { type ContentOf, listed, listedNames, type PagedName, paged, pagedNames } from '@/lib/kinds'
import { isListedPeriod, offeredPeriods, productsPaid } from '@/lib/kinds/products'
import { routes } from '@/lib/routes/routes'
import { siteConfig } from '@/site/config'
import { pageNumbers } from './list-content'

export interface SitemapEntry {
  path: string
  /** The date of the last change, if the content has one. */
  changed?: string
}

const single = [
  ...listedNames
    .filter((name) => !pagedNames.some((one) => one === name))
    .map((name) => listed[name].page.name),
  ...(['about', 'contact', 'quote', 'terms', 'privacy'] as const),
]

/** The most pages of blog subjects in the sitemap. A sitemap has 50,000 addresses at most, and pages of records come first. */
const MAX_SUBJECTS = 5_000

export function sitemapEntries(site: Site): SitemapEntry[] {
  const { has, products, posts, markdownPages } = site
  const { recordsPerPage, postsPerPage } = siteConfig
  const unlisted = new Set<string>([
    ...siteConfig.pages.flatMap((page) => (page.isListed === false || isPast(page) ? [page.path] : [])),
    ...thanksPages(),
  ])
  // A subject with only one post adds nothing to the post.
  const subjects = countedSubjects(posts, MAX_SUBJECTS)
    .filter(({ count }) => count > 1)
    .flatMap(({ slug, count }) => pageEntries(count, postsPerPage, (page) => routes.subject(slug, page)))
    .slice(0, MAX_SUBJECTS)
  const records = pagedNames.map((name) => recordEntries(name, site[name]))
  const entries = [
    { path: routes.home },
    ...pagedNames.flatMap((name, index) => {
      const newest = records[index]?.map(({ changed = '' }) => changed).sort()
      const perPage = siteConfig[paged[name].pages.perPage]
      return pageEntries(site[name].length, perPage, (page) => routes.indexPage(name, page)).map((page) => ({
        ...page,
        ...dated(newest?.at(-1)),
      }))
    }),
    ...[...markdownPages, ...siteConfig.pages].map(({ path, updatedOn }) => ({ path, ...dated(updatedOn) })),
    ...single.filter((page) => has[page]).map((page) => ({ path: routes[page] })),
    ...subjects,
    ...offeredPeriods(products)
      .filter((name) => isListedPeriod(products, name))
      .flatMap((name) =>
        pageEntries(productsPaid(products, name).length, recordsPerPage, (page) =>
          routes.productsPaid(name, page),
        ),
      ),
    ...records.flat(),
  ]
  // A page in code may replace the page of a record.
  const byPath = new Map<string, SitemapEntry>(entries.map((entry) => [entry.path, entry]))
  return [...byPath.values()].filter(({ path }) => !unlisted.has(path))
}

function recordEntries<K extends PagedName>(name: K, records: readonly ContentOf<K>[]): SitemapEntry[] {
  const { article } = paged[name].pages
  return recordsWithPages(records).map((record) => {
    const { updatedOn, publishedAt } = article?.(record) ?? {}
    return { path: routes.record(name, record.slug), ...dated(updatedOn || publishedAt) }
  })
}

function pageEntries(records: number, perPage: number, path: (page: number) => string): SitemapEntry[] {
  return pageNumbers(records, perPage).map((number) => ({ path: path(Number(number)) }))
}

function dated(date: string | undefined): { changed?: string } {
  return date ? { changed: date } : {}
}
