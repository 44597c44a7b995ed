import { itemsOnPage, laterPages, pageCount } from '@/lib/paging'
import { getSite, type Site } from '@/lib/site'
import { site as config } from '@/site.config'

/* The lists that are cut into pages, so that no page grows with the number of records. */

export const indexNames = ['services', 'products', 'projects', 'blog'] as const

export type IndexName = (typeof indexNames)[number]

/** Services in the order in which they are shown. */
export const tiers = ['primary', 'featured', 'secondary'] as const

function indexed({ services, products, projects, posts }: Site) {
  const byTier = tiers.flatMap((tier) => services.filter((service) => service.tier === tier))
  return { services: byTier, products, projects, blog: posts }
}

type Indexed = ReturnType<typeof indexed>

function perPage(name: IndexName): number {
  return name === 'blog' ? config.postsPerPage : config.recordsPerPage
}

/** What one page of an index shows, 1 being the first; empty for a page that does not exist. */
export function recordsOnPage<N extends IndexName>(site: Site, name: N, page: number): Indexed[N][number][] {
  return itemsOnPage<Indexed[N][number]>(indexed(site)[name], page, perPage(name))
}

/** Number of pages of an index; none when it has no content. */
export function indexPageCount(site: Site, name: IndexName): number {
  return pageCount(indexed(site)[name], perPage(name))
}

/** Static parameters of the pages after the first. */
export async function laterIndexPages(name: IndexName): Promise<{ page: string }[]> {
  return laterPages(indexPageCount(await getSite(), name))
}
