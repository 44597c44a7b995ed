import { type MarkdownPage, markdownPages, renderedPath } from '@site-starter/engine/content'
import { oncePerDay, oncePerObject } from '@site-starter/engine/process'
import { decoded } from '@site-starter/engine/text'
import { addressOf, pathInApp } from '@/lib/routes/paths'
import { routes } from '@/lib/routes/routes'
import type { CodePage } from '@/lib/settings/types'
import { siteConfig } from '@/site/config'
import { language } from '@/site/copy'
import { isGone } from './page-titles'

/**
 * Pages in code and in Markdown whose language differs from the site's.
 * @param newPaths new paths of records whose slugs have changed, since the client's files may name the old ones
 */
export function pagesInLanguages(newPaths: Record<string, string> = noPaths): PageInLanguage[] {
  return inLanguages(pagesToday(siteConfig.pages))(markdownPages())(newPaths)
}

/** The pages that exist today, without those that answer 404. The list is the same object all day. */
const pagesToday = oncePerDay((pages: CodePage[]) => pages.filter((page) => !isGone(page)))

const noPaths = {}

/** The pages in other languages, cached because every link and text of a page needs them. */
const inLanguages = oncePerObject((ownPages: CodePage[]) =>
  oncePerObject((markdown: MarkdownPage[]) =>
    oncePerObject((newPaths: Record<string, string>) =>
      [...ownPages, ...markdown].flatMap(({ path, title, lang, translationOf }): PageInLanguage[] => {
        const original = translationOf && encodedPath(addressOf(translationOf))
        if (!lang) return []
        return [{ path, title, lang, ...(original && { translationOf: newPaths[original] ?? original }) }]
      }),
    ),
  ),
)

interface PageInLanguage {
  path: string
  title: string
  lang: string
  translationOf?: string
}

/** A path in the form that `routes` returns, with encoded slugs. */
function encodedPath(path: string): string {
  return path
    .split('/')
    .map((name) => encodeURIComponent(decoded(name).normalize()))
    .join('/')
}

/** The language of each page that is not in the site's language, by its address and by its path in `app/`. */
export function languagesByPath(): Record<string, string> {
  return byPath(pagesInLanguages())
}

const byPath = oncePerObject(
  (pages: PageInLanguage[]): Record<string, string> =>
    Object.fromEntries(
      [...pages, ...missingPages(pages)].flatMap(({ path, lang }) =>
        [path, pathInApp(path)].map((name) => [name, lang]),
      ),
    ),
)

/** The name of the 404 page of a language, below one of its own pages. No Markdown page can have this name. */
const MISSING = '_404'

/** One 404 page for each of the other languages. */
export function missingPages(pages = pagesInLanguages()): { path: string; lang: string }[] {
  return [...new Set(pages.map(({ lang }) => lang))].flatMap((lang) => {
    const candidates = pages.filter((page) => page.lang === lang && languageOfMissing(page.path) === lang)
    const first = candidates.find(({ translationOf }) => translationOf === routes.home) ?? candidates[0]
    return first ? { path: `/${firstName(first.path)}/${MISSING}`, lang } : []
  })
}

/** The language for a missing page, by its first path segment: that of all pages below this segment; undefined for the site's language. */
export function languageOfMissing(path: string): string | undefined {
  const name = firstName(path)
  if (templateNames.has(name)) return undefined
  const [lang, ...others] = new Set(
    [...siteConfig.pages, ...markdownPages()].flatMap((page) =>
      firstName(page.path) === name ? (page.lang ?? language) : [],
    ),
  )
  return others.length > 0 ? undefined : lang
}

function firstName(path: string): string {
  return path.split('/')[1] ?? ''
}

const templateNames: ReadonlySet<string> = new Set(
  Object.values(routes).flatMap((route) => (typeof route === 'string' ? firstName(route) : [])),
)

/** The language of the page being rendered, by default that of the site. */
export function languageHere(): string {
  const path = pagesInLanguages().length > 0 ? renderedPath() : undefined
  return (path && languagesByPath()[path]) || language
}

/** The `lang` of an element with content from the platform; undefined on pages in the platform's language. */
export function langOfPlatform(lang = languageHere()): string | undefined {
  return lang === language ? undefined : language
}

/** The `lang` of an element with texts of the template inside an element with content from the platform. */
export function langOfWords(): string | undefined {
  const lang = languageHere()
  return lang === language ? undefined : lang
}

/** The `lang` of an element with the title or text of another page. */
export function langOfPage(path: string): string | undefined {
  const lang = languageOf(path)
  return lang === languageHere() ? undefined : lang
}

/** The translation of the home page into a language. */
export function firstPageIn(lang: string): string | undefined {
  return lang === language ? routes.home : translationIn(lang, routes.home)
}

/** Whether the page being rendered is a translation of the home page, or the home page itself. */
export function isFirstHere(): boolean {
  const first = firstPageIn(languageHere())
  return first !== undefined && [first, pathInApp(first)].includes(renderedPath() ?? '')
}

/** The translation of a page into a language. */
function translationIn(lang: string, path: string): string | undefined {
  return pagesInLanguages().find((page) => page.lang === lang && page.translationOf === path)?.path
}

/** The name of a language in that language: `Português`, `English`. The region is included if the site has two variants of a language. */
export function nameOfLanguage(lang: string): string {
  const [whole, plain] = [lang, plainOf(lang)].map((tag) =>
    new Intl.DisplayNames([lang], { type: 'language' }).of(tag),
  )
  const others = [language, ...pagesInLanguages().map((page) => page.lang)].filter((other) => other !== lang)
  const name = (others.some((other) => plainOf(other) === plainOf(lang)) ? whole : plain) ?? lang
  return name.charAt(0).toLocaleUpperCase(lang) + name.slice(1)
}

function plainOf(lang: string): string {
  return new Intl.Locale(lang).language
}

/** A language that the switch in the header links to. */
export interface OtherLanguage {
  lang: string
  name: string
  /** The translation of the home page into this language. */
  first: string
  /** The translations of pages into this language, by address and by path in `app/`. */
  pages: Record<string, string>
}

/** The languages that pages in this language link to. A language counts if the home page is translated into it. */
export function otherLanguages(current: string, pages = pagesInLanguages()): OtherLanguage[] {
  const all = [language, ...new Set(pages.map(({ lang }) => lang))]
  const offered = all.filter((lang) => firstPageIn(lang) !== undefined)
  if (!offered.includes(current) || offered.length === 1) return []
  return offered.flatMap((lang) => {
    const first = firstPageIn(lang)
    if (lang === current || first === undefined) return []
    return { lang, name: nameOfLanguage(lang), first, pages: translationsInto(lang, pages) }
  })
}

function translationsInto(lang: string, all: PageInLanguage[]): Record<string, string> {
  const paths = all.flatMap(({ path, translationOf }) => (translationOf ? [path, translationOf] : path))
  return Object.fromEntries(
    paths.flatMap((path) => {
      const translated = translationsOf(path, all)?.[lang]
      return translated ? [path, pathInApp(path)].map((name) => [name, translated]) : []
    }),
  )
}

export function languageOf(path: string, pages = pagesInLanguages()): string {
  return pages.find((page) => page.path === path)?.lang ?? language
}

/** The addresses of a page in all its languages, including its own; undefined for a page without translations. */
export function translationsOf(path: string, pages = pagesInLanguages()): Record<string, string> | undefined {
  const { otherLanguages } = siteConfig
  if (path === '/' && otherLanguages) {
    const sites: Record<string, string> = { [language]: '/', ...otherLanguages }
    // Every site names the same `x-default`: the Portuguese one.
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

/** The translation of a link, with its query and anchor; undefined if the page has no translation. */
export function addressInLanguage(
  lang: string,
  href: string,
  pages = pagesInLanguages(),
): string | undefined {
  const [path = ''] = href.split(/[?#]/, 1)
  const translated = translationsOf(encodedPath(path), pages)?.[lang]
  return translated && translated + href.slice(path.length)
}

/** The thank-you pages after a message, one for each language. Search engines list none of them. */
export function thanksPages(): string[] {
  return [routes.thanks, ...Object.values(translationsOf(routes.thanks) ?? {})]
}

export function isThanks(path: string): boolean {
  return thanksPages().includes(path)
}

/** A language in Open Graph format, with a region: `en_US` for `en`. */
export function openGraphLocale(lang: string): string {
  const { language, region } = new Intl.Locale(lang).maximize()
  return region ? `${language}_${region}` : language
}
