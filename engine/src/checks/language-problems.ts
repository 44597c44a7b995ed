import { language } from '../port/copy'
import { addressOf, isRouteOf, routes, templateRoutes } from '../port/routes'
import { problemsOf } from '../text/problems-of'

interface Page {
  path: string
  lang?: string
  translationOf?: string
}

/** Routes of pages made from content. The doctor and `npm run check` know which of them exist. */
const ofRecords = templateRoutes.filter((route) => /\[(?:slug|periodo)\]$/.test(route))

/** Whether a path may be a page of the template. The build does not know which records exist, so any record path counts. */
export function mayBeOfTemplate(path: string): boolean {
  const isSingle = Object.values(routes).some((route) => route === path)
  return isSingle || (!/[/?#]$|[?#]/.test(path) && ofRecords.some((route) => isRouteOf(route, path)))
}

/** Problems with the languages of the client's code and Markdown pages, one sentence each, starting with the page's path. */
export function languageProblems(pages: readonly Page[], siteLanguage: string = language): string[] {
  return pages.flatMap(({ path, lang = '', translationOf = '' }) => {
    const address = addressOf(translationOf)
    const original = pages.find((other) => other.path === address)
    const isKnown = original || mayBeOfTemplate(address)
    return problemsOf(path, [
      lang !== '' &&
        !isTag(lang) &&
        `has the lang ${lang}, which is no language: write one such as en or en-GB`,
      lang === siteLanguage && `has the lang ${lang}, which is the site's: leave it out`,
      translationOf !== '' && lang === '' && 'is a translation without a lang',
      translationOf !== '' &&
        !isKnown &&
        `translates ${translationOf}, which is no page: write a path such as /sobre or /servicos/pintura`,
      pages.some(
        (other) => other.path < path && other.lang === lang && other.translationOf === translationOf,
      ) &&
        translationOf !== '' &&
        `translates ${translationOf} into ${lang}, as another page does: search engines take one`,
      original?.translationOf &&
        `translates ${translationOf}, which is a translation itself: name ${original.translationOf}`,
    ])
  })
}

export function otherLanguageProblems(others: Record<string, string> = {}): string[] {
  return Object.entries(others).flatMap(([lang, address]) =>
    problemsOf(`otherLanguages: ${lang}`, [
      !isTag(lang) && 'is no language: write one such as en or en-GB',
      !address.startsWith('https://') && `has the address ${address}, which does not begin with https://`,
    ]),
  )
}

function isTag(lang: string): boolean {
  try {
    const isKnown = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' }).of(lang) !== undefined
    return isKnown && new Intl.Locale(lang).toString() === lang
  } catch {
    return false
  }
}
