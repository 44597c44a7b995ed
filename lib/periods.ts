import type { Product } from '@/lib/platform'
import type { Site } from '@/lib/site'

/** How products are paid, by the name that it has in addresses. */
const periods = { 'por-mes': 'month', 'por-ano': 'year', 'preco-unico': 'once' } as const

export type PeriodName = keyof typeof periods

export const periodNames = Object.keys(periods) as PeriodName[]

/** What is sold now at such a price, what the business wants to show first. */
export function productsPaid({ products }: Pick<Site, 'products'>, name: PeriodName): Product[] {
  return products
    .filter(({ available, price, pricePeriod }) => available && price > 0 && pricePeriod === periods[name])
    .toSorted((one, other) => Number(other.featured) - Number(one.featured))
}

/** The ways to pay that products can be told apart by: none when there is only one. */
export function offeredPeriods(site: Pick<Site, 'products'>): PeriodName[] {
  const offered = periodNames.filter((name) => productsPaid(site, name).length > 0)
  return offered.length > 1 ? offered : []
}
