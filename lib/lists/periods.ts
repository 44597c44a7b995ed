import type { Product } from '@/lib/platform'

/** The price periods of products, by their name in addresses. */
const periods = { 'por-mes': 'month', 'por-ano': 'year', 'preco-unico': 'once' } as const

export type PeriodName = keyof typeof periods

export const periodNames = Object.keys(periods) as PeriodName[]

/** The available products with a price of this period. */
export function productsPaid(products: Product[], name: PeriodName): Product[] {
  return products.filter(
    ({ available, price, pricePeriod }) => available && price > 0 && pricePeriod === periods[name],
  )
}

/** The price periods that products can be filtered by: none when all products share one. */
export function offeredPeriods(products: Product[]): PeriodName[] {
  const offered = periodNames.filter((name) => productsPaid(products, name).length > 0)
  return offered.length > 1 ? offered : []
}
