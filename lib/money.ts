import type { Product } from '@/lib/platform'

/** A price as a Portuguese reader expects it, such as `1200,00 €`; undefined for 0, which means not published. */
export function formatPrice({ price, currency }: Pick<Product, 'price' | 'currency'>): string | undefined {
  if (price === 0) return undefined
  return new Intl.NumberFormat('pt-PT', { style: 'currency', currency }).format(price)
}
