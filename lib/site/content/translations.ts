import { markdownPages } from '@/lib/engine/content'
import { siteConfig } from '@/site/config'
import { language } from '@/site/copy'

/** The pages in code and in Markdown that are in another language than the site. */
export function pagesInLanguages() {
  return [...siteConfig.pages, ...markdownPages()].flatMap(({ path, title, lang, translationOf }) =>
    lang ? [{ path, title, lang, ...(translationOf && { translationOf }) }] : [],
  )
}

export function languageOf(path: string, pages = pagesInLanguages()): string {
  return pages.find((page) => page.path === path)?.lang ?? language
}

/** The addresses of a page in all its languages, its own among them; undefined for a page without a translation. */
export function translationsOf(path: string, pages = pagesInLanguages()): Record<string, string> | undefined {
  const { otherLanguages } = siteConfig
  if (path === '/' && otherLanguages) {
    const sites: Record<string, string> = { [language]: '/', ...otherLanguages }
    // All sites name the same one for the rest of the world: the Portuguese.
    const portuguese = Object.keys(sites).find((lang) => /^pt\b/.test(lang))
    return { ...sites, 'x-default': sites[portuguese ?? language] ?? '/' }
  }
  const original = pages.find((page) => page.path === path)?.translationOf ?? path
  const translations = pages.filter(({ translationOf }) => translationOf === original)
  if (translations.length === 0) return undefined
  return {
    [languageOf(original, pages)]: original,
    ...Object.fromEntries(translations.map((page) => [page.lang, page.path])),
    'x-default': original,
  }
}

/** A language as Open Graph names it: with its territory, `en_US` for `en`. */
export function openGraphLocale(lang: string): string {
  const { language, region } = new Intl.Locale(lang).maximize()
  return region ? `${language}_${region}` : language
}
