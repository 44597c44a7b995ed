/** A price as readers of a language expect it, such as `1200,00 €`; undefined for 0, which means no price. */
export function formatPrice(price: number, currency: string, lang = 'pt-PT'): string | undefined {
  if (price === 0) return undefined
  return new Intl.NumberFormat(lang, { style: 'currency', currency }).format(price)
}
