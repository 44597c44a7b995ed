/** Right-to-left scripts of living languages: Arabic, Hebrew, Syriac, Thaana, N'Ko, Adlam, Hanifi Rohingya. */
const rightToLeft = /^(?:Arab|Hebr|Syrc|Thaa|Nkoo|Adlm|Rohg)$/

/** The text direction of a BCP 47 language tag; undefined for left to right, which is the default of browsers. */
export function directionOfLanguage(lang: string): 'rtl' | undefined {
  return rightToLeft.test(new Intl.Locale(lang).maximize().script ?? '') ? 'rtl' : undefined
}
