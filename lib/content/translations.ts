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
 * The pages in code and in Markdown that are in another language than the site.
 * @param newPaths those of records that have changed their slugs, which the client's files name as they were
 */
export function pagesInLanguages(newPaths: Record<string, string> = noPaths): PageInLanguage[] {
  return inLanguages(pagesToday(siteConfig.pages))(markdownPages())(newPaths)
}

/** Without those that answer 404 by now: the same list for a day. */
const pagesToday = oncePerDay((pages: CodePage[]) => pages.filter((page) => !isGone(page)))

const noPaths = {}

/** Each link and each text of a page asks for them. */
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

/** A path as `routes` writes it, with the slugs of records encoded. */
function encodedPath(path: string): string {
  return path
    .split('/')
    .map((name) => encodeURIComponent(decoded(name).normalize()))
    .join('/')
}

/** The language of each page that is in another than the site, by its address and by its path in `app/`. */
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

/** The name of the page that shows the 404 of a language, below one of its own pages. No Markdown page has it. */
const MISSING = '_404'

/** The pages that show the 404 of each language, one for each. */
export function missingPages(pages = pagesInLanguages()): { path: string; lang: string }[] {
  return [...new Set(pages.map(({ lang }) => lang))].flatMap((lang) => {
    const own = pages.filter((page) => page.lang === lang && languageOfMissing(page.path) === lang)
    const first = own.find(({ translationOf }) => translationOf === routes.home) ?? own[0]
    return first ? { path: `/${firstName(first.path)}/${MISSING}`, lang } : []
  })
}

/** The language of an address that is no page, by its beginning: that of all pages that begin so; undefined for the site's. */
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

/** The language of the page that is being rendered; that of the site where no page is in another. */
export function languageHere(): string {
  const path = pagesInLanguages().length > 0 ? renderedPath() : undefined
  return (path && languagesByPath()[path]) || language
}

/** The `lang` of an element with content of the platform: none on pages in its language. */
export function langOfPlatform(lang = languageHere()): string | undefined {
  return lang === language ? undefined : language
}

/** The `lang` of an element with words of the template, within one of the platform. */
export function langOfWords(): string | undefined {
  const lang = languageHere()
  return lang === language ? undefined : lang
}

/** The `lang` of an element that tells what stands on another page. */
export function langOfPage(path: string): string | undefined {
  const lang = languageOf(path)
  return lang === languageHere() ? undefined : lang
}

/** The page that translates the home page into a language. */
export function firstPageIn(lang: string): string | undefined {
  return lang === language ? routes.home : translationIn(lang, routes.home)
}

/** Whether the page that is being rendered translates the home page. */
export function isFirstHere(): boolean {
  const first = firstPageIn(languageHere())
  return first !== undefined && [first, pathInApp(first)].includes(renderedPath() ?? '')
}

/** The page that translates another one into a language. */
function translationIn(lang: string, path: string): string | undefined {
  return pagesInLanguages().find((page) => page.lang === lang && page.translationOf === path)?.path
}

/** In its own words: `Português`, `English`. With its territory where the site has another language of that name. */
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

/** A language that a header leads to. */
export interface OtherLanguage {
  lang: string
  name: string
  /** The page that translates the home page. */
  first: string
  /** The translations of pages by the paths of these, as in an address and as in `app/`. */
  pages: Record<string, string>
}

/** The languages to which pages in a language lead: those that have a first page. */
export function otherLanguages(of: string, pages = pagesInLanguages()): OtherLanguage[] {
  const all = [language, ...new Set(pages.map(({ lang }) => lang))]
  const offered = all.filter((lang) => firstPageIn(lang) !== undefined)
  if (!offered.includes(of) || offered.length === 1) return []
  return offered.flatMap((lang) => {
    const first = firstPageIn(lang)
    if (lang === of || first === undefined) return []
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

/** Where a link to a page leads in a language: to its translation, with what follows the path; undefined where there is none. */
export function addressInLanguage(
  lang: string,
  href: string,
  pages = pagesInLanguages(),
): string | undefined {
  const [path = ''] = href.split(/[?#]/, 1)
  const translated = translationsOf(encodedPath(path), pages)?.[lang]
  return translated && translated + href.slice(path.length)
}

/** The pages that thank for a message, one for each language. Search engines list none. */
export function thanksPages(): string[] {
  return [routes.thanks, ...Object.values(translationsOf(routes.thanks) ?? {})]
}

export function isThanks(path: string): boolean {
  return thanksPages().includes(path)
}

/** A language as Open Graph names it: with its territory, `en_US` for `en`. */
export function openGraphLocale(lang: string): string {
  const { language, region } = new Intl.Locale(lang).maximize()
  return region ? `${language}_${region}` : language
}
