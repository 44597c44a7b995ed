import type { Site } from '@/lib/content/site'
import type { Product } from '@/lib/platform'

/** The price periods of products, by their name in addresses. */
const periods = { 'por-mes': 'month', 'por-ano': 'year', 'preco-unico': 'once' } as const

export type PeriodName = keyof typeof periods

export const periodNames = Object.keys(periods) as PeriodName[]

/** The available products with a price of this period, featured ones first. */
export function productsPaid({ products }: Pick<Site, 'products'>, name: PeriodName): Product[] {
  return products
    .filter(({ available, price, pricePeriod }) => available && price > 0 && pricePeriod === periods[name])
    .toSorted((one, other) => Number(other.featured) - Number(one.featured))
}

/** The price periods that products can be filtered by: none when all products share one. */
export function offeredPeriods(site: Pick<Site, 'products'>): PeriodName[] {
  const offered = periodNames.filter((name) => productsPaid(site, name).length > 0)
  return offered.length > 1 ? offered : []
}
