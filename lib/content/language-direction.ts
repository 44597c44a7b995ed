/** The scripts of living languages that are written from right to left: Arabic, Hebrew, Syriac, Thaana, N'Ko, Adlam, Hanifi Rohingya. */
const rightToLeft = /^(?:Arab|Hebr|Syrc|Thaa|Nkoo|Adlm|Rohg)$/

/** The direction of a language, by its BCP 47 tag; undefined for that of most languages, which browsers take by themselves. */
export function directionOfLanguage(lang: string): 'rtl' | undefined {
  return rightToLeft.test(new Intl.Locale(lang).maximize().script ?? '') ? 'rtl' : undefined
}
