'use client'

import { usePathname } from 'next/navigation'
import type { OtherLanguage } from '@/lib/content/translations'

/** A link to the translation of the current page, or to the home page in that language. A server layout does not know the page. */
export function LanguageLink({ language, className }: { language: OtherLanguage; className: string }) {
  const { lang, name, first, pages } = language
  return (
    <a href={pages[usePathname()] ?? first} hrefLang={lang} lang={lang} className={className}>
      {name}
    </a>
  )
}
