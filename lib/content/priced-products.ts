import type { Product } from '@/lib/kinds/products'
import { siteConfig } from '@/site/config'

/** The products with the prices that site/config.ts lets them have; the same list where that says nothing of them. */
export function pricedProducts(products: Product[]): Product[] {
  const { prices } = siteConfig
  if (prices === false) return products.map((product) => ({ ...product, price: 0, priceNote: '' }))
  const { currency } = prices
  return currency ? products.map((product) => ({ ...product, currency })) : products
}
