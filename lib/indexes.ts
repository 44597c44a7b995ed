import { itemsOnPage, pageCount } from '@/lib/paging'
import type { Product } from '@/lib/platform'
import type { Site } from '@/lib/site'
import { site as config } from '@/site.config'

/* The lists that are cut into pages, so that no page grows with the number of records. */

export const indexNames = ['services', 'products', 'projects', 'blog'] as const

export type IndexName = (typeof indexNames)[number]

/** Services in the order in which they are shown. */
export const tiers = ['primary', 'featured', 'secondary'] as const

export type Tier = (typeof tiers)[number]

/** The records of each index. Functions, so that a page of one index depends on no other. */
const indexed = {
  services: ({ services }: Site) =>
    tiers.flatMap((tier) => services.filter((service) => service.tier === tier)),
  products: ({ products }: Site) => products.toSorted((one, other) => offerRank(one) - offerRank(other)),
  projects: ({ projects }: Site) => projects,
  blog: ({ posts }: Site) => posts,
}

type Indexed = { [N in IndexName]: ReturnType<(typeof indexed)[N]> }

/** What is sold now comes first, and of that what the business wants to show. */
function offerRank({ available, featured }: Product): number {
  return available ? (featured ? 0 : 1) : 2
}

/** The page of the services on which each tier begins; tiers without services are left out. */
export function tierPages(site: Site): { tier: Tier; page: number }[] {
  const all = indexed.services(site)
  return tiers.flatMap((tier) => {
    const first = all.findIndex((service) => service.tier === tier)
    return first < 0 ? [] : { tier, page: Math.floor(first / perPage('services')) + 1 }
  })
}

function perPage(name: IndexName): number {
  return name === 'blog' ? config.postsPerPage : config.recordsPerPage
}

/** What one page of an index shows, 1 being the first; empty for a page that does not exist. */
export function recordsOnPage<N extends IndexName>(site: Site, name: N, page: number): Indexed[N][number][] {
  return itemsOnPage<Indexed[N][number]>(indexed[name](site), page, perPage(name))
}

/** Number of pages of an index; none when it has no content. */
export function indexPageCount(site: Site, name: IndexName): number {
  return pageCount(indexed[name](site), perPage(name))
}
