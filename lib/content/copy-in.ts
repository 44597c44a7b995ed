import { merged } from '@site-starter/engine/text'
import type { Texts } from '@/lib/settings/define-copy'
import type { InLanguages } from '@/lib/settings/types'
import { copy, language } from '@/site/copy'
import { addressInLanguage, languageHere, pagesInLanguages } from './translations'

/** With those that an agency has added. */
type SiteTexts = typeof copy

/** By their texts, the languages that have some of their own. */
const languages = new WeakMap<Texts, string>()

/** The texts of a language for each object of `copyOf`. */
const known = new Map<string, { own: object; texts: SiteTexts }>()

/** The texts for pages in a language: those of `copyOf` in site/copy.ts over the others. */
export function copyIn(lang: string | undefined): SiteTexts {
  const own = lang && forLanguage(lang, copy.copyOf)
  if (!lang || !own) return copy
  const before = known.get(lang)
  if (before?.own === own) return before.texts
  const texts = merged<SiteTexts, object>(copy, own)
  known.set(lang, { own, texts })
  languages.set(texts, lang)
  return texts
}

/** What a setting has for a language: by its whole tag, else without the territory: `en` serves `en-GB`. */
export function forLanguage<T>(lang: string, all: { [lang: string]: T }): T | undefined {
  const tag = [lang, lang.split('-')[0] ?? ''].find((one) => Object.hasOwn(all, one))
  return tag === undefined ? undefined : all[tag]
}

/** Whether a visitor's browser may name a language: one of `copyOf`, or one of a page that has texts of it. */
export function isLanguage(lang: string): boolean {
  return Object.hasOwn(copy.copyOf, lang) || pagesInLanguages().some((page) => page.lang === lang)
}

/** The texts for the page that is being rendered on the server. */
export function copyHere(): SiteTexts {
  const lang = languageHere()
  return lang === language ? copy : copyIn(lang)
}

/** What a setting has for the language of these texts, `hrefIn` for `href`; undefined where that has none. */
export function settingIn<T>(texts: Texts, all: InLanguages<T> | undefined): T | undefined {
  const lang = languages.get(texts)
  return lang && all ? forLanguage(lang, all) : undefined
}

/** A title that site/config.ts has, in the language of these texts. */
export function titleIn({ titles }: Texts, title: string): string {
  return titles[title] ?? title
}

/** Where a link leads among these texts: to the translation of its page, where there is one. */
export function addressIn(texts: Texts, href: string): string {
  const lang = languages.get(texts)
  return (lang && addressInLanguage(lang, href)) || href
}
