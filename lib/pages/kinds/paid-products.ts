import type { Site } from '@/lib/content/site'
import { productCard } from '@/lib/lists/cards'
import { itemsOnPage, pageCount } from '@/lib/lists/paging'
import { offeredPeriods, productsPaid } from '@/lib/lists/periods'
import { routes } from '@/lib/routing/routes'
import { siteConfig } from '@/site.config'
import { copy } from '@/site.copy'
import { frameSettings } from '../frame'
import { headOf } from '../head'
import type { Page } from '../page'
import { narrowed, narrowedParam } from './narrowed'

/** The products of one price period. Its parameter is the period's name, followed by `/` and the page number from page 2 on. */
export const paidProductList = {
  name: 'paidProducts',
  params: (site: Site) =>
    offeredPeriods(site).flatMap((name) =>
      Array.from({ length: pageCount(productsPaid(site, name), siteConfig.recordsPerPage) }, (_, index) =>
        narrowedParam(name, String(index + 1)),
      ),
    ),
  content: (site: Site, param: string) => {
    const { name, page } = narrowed(param)
    const periods = offeredPeriods(site)
    const period = periods.find((known) => known === name)
    if (period === undefined || page === undefined) return undefined
    const products = productsPaid(site, period)
    const count = pageCount(products, siteConfig.recordsPerPage)
    if (page > count) return undefined
    const title = `${copy.pages.products}: ${copy.products.periods[period]}`
    return {
      head: headOf(site, {
        title: page === 1 ? title : `${title}, ${copy.paging.page(page).toLowerCase()}`,
        description: copy.products.intro,
        path: routes.productsPaid(period, page),
        imageOf: routes.productsPaid(period),
      }),
      period,
      periods,
      list: { page, count, records: itemsOnPage(products, page, siteConfig.recordsPerPage).map(productCard) },
      settings: frameSettings(site),
    }
  },
} satisfies Page
