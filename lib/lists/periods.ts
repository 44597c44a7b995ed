import type { Product } from '@/lib/platform'
import { oncePerObject } from '@/lib/process/once-per-object'

/** Available products come first, and featured ones first among them. */
export const inOrderOfOffer = oncePerObject((products: Product[]) => {
  const rank = ({ available, featured }: Product) => (available ? (featured ? 0 : 1) : 2)
  return products.toSorted((one, other) => rank(one) - rank(other))
})

/** The price periods of products, by their name in addresses. */
const periods = { 'por-mes': 'month', 'por-ano': 'year', 'preco-unico': 'once' } as const

export type PeriodName = keyof typeof periods

export const periodNames = Object.keys(periods) as PeriodName[]

/** The available products with a price of this period. */
export function productsPaid(products: Product[], name: PeriodName): Product[] {
  return inOrderOfOffer(products).filter(
    ({ available, price, pricePeriod }) => available && price > 0 && pricePeriod === periods[name],
  )
}

/** The price periods that products can be filtered by: none when all products share one. */
export function offeredPeriods(products: Product[]): PeriodName[] {
  const offered = periodNames.filter((name) => productsPaid(products, name).length > 0)
  return offered.length > 1 ? offered : []
}
