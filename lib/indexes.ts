import { itemsOnPage, pageCount } from '@/lib/paging'
import type { Site } from '@/lib/site'
import { site as config } from '@/site.config'

/* The lists that are cut into pages, so that no page grows with the number of records. */

export const indexNames = ['services', 'products', 'projects', 'blog'] as const

export type IndexName = (typeof indexNames)[number]

/** Services in the order in which they are shown. */
export const tiers = ['primary', 'featured', 'secondary'] as const

/** The records of each index. Functions, so that a page of one index depends on no other. */
const indexed = {
  services: ({ services }: Site) =>
    tiers.flatMap((tier) => services.filter((service) => service.tier === tier)),
  products: ({ products }: Site) => products,
  projects: ({ projects }: Site) => projects,
  blog: ({ posts }: Site) => posts,
}

type Indexed = { [N in IndexName]: ReturnType<(typeof indexed)[N]> }

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
