import type { Site } from '@/lib/content/site'
import type { Product } from '@/lib/platform'
import { siteConfig } from '@/site.config'
import { copy } from '@/site.copy'

/* The lists that are split into pages, so that no page grows with the number of records. */

export const indexNames = ['services', 'products', 'projects', 'blog'] as const

export type IndexName = (typeof indexNames)[number]

/** The tiers of services, in the order in which pages show them. */
export const tiers = ['primary', 'featured', 'secondary'] as const

export type Tier = (typeof tiers)[number]

/** The records of each index. They are functions, so that a page of one index does not depend on another index. */
const indexed = {
  services: ({ services }: Site) =>
    tiers.flatMap((tier) => services.filter((service) => service.tier === tier)),
  products: ({ products }: Site) => products.toSorted((one, other) => offerRank(one) - offerRank(other)),
  projects: ({ projects }: Site) => projects,
  blog: ({ posts }: Site) => posts,
}

type Indexed = { [N in IndexName]: ReturnType<(typeof indexed)[N]> }

/** Available products come first, and featured ones first among them. */
function offerRank({ available, featured }: Product): number {
  return available ? (featured ? 0 : 1) : 2
}

/** The page of the services index on which each tier begins. Tiers without services are left out. */
export function tierPages(site: Site): { tier: Tier; page: number }[] {
  const all = indexed.services(site)
  return tiers.flatMap((tier) => {
    const first = all.findIndex((service) => service.tier === tier)
    return first < 0 ? [] : { tier, page: Math.floor(first / perPage('services')) + 1 }
  })
}

function perPage(name: IndexName): number {
  return name === 'blog' ? siteConfig.postsPerPage : siteConfig.recordsPerPage
}

export function pageCount(items: unknown[], perPage: number): number {
  return Math.ceil(items.length / perPage)
}

/** The items on one page. The first page is 1; a page that does not exist is empty. */
export function itemsOnPage<T>(items: T[], page: number, perPage: number): T[] {
  return items.slice((page - 1) * perPage, page * perPage)
}

/** The records on one page of an index. */
export function recordsOnPage<N extends IndexName>(site: Site, name: N, page: number): Indexed[N][number][] {
  return itemsOnPage<Indexed[N][number]>(indexed[name](site), page, perPage(name))
}

/** Number of pages of an index; 0 when it has no content. */
export function indexPageCount(site: Site, name: IndexName): number {
  return pageCount(indexed[name](site), perPage(name))
}

/** Title of one page of an index. */
export function pageTitle(name: IndexName, page: number): string {
  return page === 1 ? copy.pages[name] : `${copy.pages[name]}: ${copy.paging.page(page).toLowerCase()}`
}
