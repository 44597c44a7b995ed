import { productCard } from '@/lib/cards'
import { itemsOnPage, pageCount } from '@/lib/paging'
import { offeredPeriods, productsPaid } from '@/lib/periods'
import { routes } from '@/lib/routes'
import type { Site } from '@/lib/site'
import { site as config } from '@/site.config'
import { copy } from '@/site.copy'
import { frameSettings } from './frame'
import { headOf } from './head'
import { narrowed, narrowedParam } from './narrowed'
import type { Page } from './page'

/** Products that are paid in one way; its parameter is the way's name and, but for the first page, `/` and its number. */
export const paidProductList = {
  name: 'paidProducts',
  params: (site: Site) =>
    offeredPeriods(site).flatMap((name) =>
      Array.from({ length: pageCount(productsPaid(site, name), config.recordsPerPage) }, (_, index) =>
        narrowedParam(name, String(index + 1)),
      ),
    ),
  content: (site: Site, param: string) => {
    const { name, page } = narrowed(param)
    const periods = offeredPeriods(site)
    const period = periods.find((known) => known === name)
    if (period === undefined || page === undefined) return undefined
    const products = productsPaid(site, period)
    const count = pageCount(products, config.recordsPerPage)
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
      list: { page, count, records: itemsOnPage(products, page, config.recordsPerPage).map(productCard) },
      settings: frameSettings(site),
    }
  },
} satisfies Page
