/** An amount as readers of a language expect it, such as `1200,00 €`. @param cents false leaves those of a whole amount out */
export function formatAmount(
  amount: number,
  currency: string,
  { lang = 'pt-PT', cents = true } = {},
): string {
  const trailingZeroDisplay = cents ? 'auto' : 'stripIfInteger'
  return new Intl.NumberFormat(lang, { style: 'currency', currency, trailingZeroDisplay }).format(amount)
}
