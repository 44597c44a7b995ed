/** A price as a Portuguese reader expects it, such as `1200,00 €`; undefined for 0, which means no price. */
export function formatPrice(price: number, currency: string): string | undefined {
  if (price === 0) return undefined
  return new Intl.NumberFormat('pt-PT', { style: 'currency', currency }).format(price)
}
