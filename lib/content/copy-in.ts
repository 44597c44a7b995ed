import { merged } from '@site-starter/engine/text'
import type { Texts } from '@/lib/settings/define-copy'
import type { InLanguages } from '@/lib/settings/types'
import { copy, language } from '@/site/copy'
import { addressInLanguage, languageHere, pagesInLanguages } from './translations'

/** The texts of the site, including those that an agency has added. */
type SiteTexts = typeof copy

/** The language of each text object that belongs to one of the other languages. */
const languages = new WeakMap<Texts, string>()

/** The merged texts of each language, with the object of `copyOf` that they were made from. */
const known = new Map<string, { changes: object; texts: SiteTexts }>()

/** The texts for a language: those in `copyOf` of site/copy.ts, and the site's own texts for the rest. */
export function copyIn(lang: string | undefined): SiteTexts {
  const changes = lang && forLanguage(lang, copy.copyOf)
  if (!lang || !changes) return copy
  const before = known.get(lang)
  if (before?.changes === changes) return before.texts
  const texts = merged<SiteTexts, object>(copy, changes)
  known.set(lang, { changes, texts })
  languages.set(texts, lang)
  return texts
}

/** The value of a setting for a language tag, or else for its language without a region: `en` serves `en-GB`. */
export function forLanguage<T>(lang: string, all: { [lang: string]: T }): T | undefined {
  const tag = [lang, lang.split('-')[0] ?? ''].find((one) => Object.hasOwn(all, one))
  return tag === undefined ? undefined : all[tag]
}

/** Whether a language tag in a form post is valid: one of `copyOf`, or the language of a page. */
export function isLanguage(lang: string): boolean {
  return Object.hasOwn(copy.copyOf, lang) || pagesInLanguages().some((page) => page.lang === lang)
}

/** The texts for the page being rendered on the server. */
export function copyHere(): SiteTexts {
  const lang = languageHere()
  return lang === language ? copy : copyIn(lang)
}

/** The value of a setting such as `hrefIn` in the language of these texts; undefined if it has none. */
export function settingIn<T>(texts: Texts, all: InLanguages<T> | undefined): T | undefined {
  const lang = languages.get(texts)
  return lang && all ? forLanguage(lang, all) : undefined
}

/** The translation of a title in site/config.ts into the language of these texts. */
export function titleIn({ titles }: Texts, title: string): string {
  return titles[title] ?? title
}

/** The address of a link in the language of these texts: the translation of its page, if there is one. */
export function addressIn(texts: Texts, href: string): string {
  const lang = languages.get(texts)
  return (lang && addressInLanguage(lang, href)) || href
}
