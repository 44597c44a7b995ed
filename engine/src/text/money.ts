/** Formats an amount for readers of a language, such as `1200,00 €`. @param cents false omits the cents of a whole amount */
export function formatAmount(
  amount: number,
  currency: string,
  { lang = 'pt-PT', cents = true } = {},
): string {
  const trailingZeroDisplay = cents ? 'auto' : 'stripIfInteger'
  return new Intl.NumberFormat(lang, { style: 'currency', currency, trailingZeroDisplay }).format(amount)
}
