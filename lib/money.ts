import type { Product } from '@/lib/platform'

/** A price as a Portuguese reader expects it, such as `1200,00 €`; undefined for none, which 0 means. */
export function formatPrice({ price, currency }: Pick<Product, 'price' | 'currency'>): string | undefined {
  // Less than half a cent would be printed as 0.
  if (price < 0.005) return undefined
  return new Intl.NumberFormat('pt-PT', { style: 'currency', currency }).format(price)
}
