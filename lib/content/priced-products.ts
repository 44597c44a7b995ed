import type { Product } from '@/lib/kinds/products'
import { siteConfig } from '@/site/config'

/** The products without the prices that site/config.ts hides. Without such a setting, the same list is returned. */
export function pricedProducts(products: Product[]): Product[] {
  const { prices } = siteConfig
  if (prices === false) return products.map((product) => ({ ...product, price: 0, priceNote: '' }))
  const { currency } = prices
  return currency ? products.map((product) => ({ ...product, currency })) : products
}
