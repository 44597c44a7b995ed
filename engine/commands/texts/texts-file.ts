import { markdownPages } from '../../src/content'
import { siteConfig } from '../../src/port/config'
import { translationsOf } from '../../src/port/content'
import type { Texts } from '../../src/port/copy'
import { isGroup, type MenuEntry, type SiteConfig } from '../../src/port/settings'
import { groupsOf, isAdded, isSaidEverywhere, isUnused, unusedNames } from './missing-texts'

/** A TypeScript file with all texts of a language. Untranslated texts are inside `todo(…)`, in the language of the site. */
export function textsFile(
  lang: string,
  texts: Texts,
  translated: object = {},
  settings: SiteConfig = siteConfig,
  unused = unusedNames(),
): string {
  const name = nameOf(lang)
  const all = {
    ...Object.fromEntries(groupsOf(texts).map((group) => [group, texts[group]])),
    titles: Object.fromEntries(titlesFor(lang, settings).map((title) => [title, title])),
  }
  const written = writtenIn(all, { ...translated }, '', unused)
  return `import { type Translation, todo } from '@/lib/settings/define-copy'

/**
 * The texts of pages in ${lang}. Translate what is in todo(…), and take it out of there: until then it is shown as it is in the site's language, and
 * npm run doctor names it. In site/copy.ts: import { ${name} } from './copy.${lang}', and copyOf: { ${name === lang ? name : `'${lang}': ${name}`} }.
 */
export const ${name}: Translation = ${written}
`
}

/** A language tag such as `en-GB` as the name of a constant. */
function nameOf(lang: string): string {
  return lang.replaceAll('-', '')
}

function writtenIn(value: unknown, translated: unknown, path: string, unused: ReadonlySet<string>): string {
  if (isObject(value)) {
    const known = isObject(translated) ? translated : {}
    const names = [...new Set([...Object.keys(value), ...Object.keys(known)])]
    const lines = names.flatMap((name) => {
      const inner = path ? `${path}.${name}` : name
      if (value[name] === '' && known[name] === undefined) return []
      if ((isSaidEverywhere(inner) || isUnused(inner, unused)) && known[name] === undefined) return []
      return `${keyOf(name)}: ${writtenIn(value[name], known[name], inner, unused)},`
    })
    return lines.length > 0 ? `{\n${lines.join('\n').replace(/^/gm, '  ')}\n}` : '{}'
  }
  const written = literal(translated ?? value)
  const typed = typeof (translated ?? value) === 'function' && isAdded(path) ? withTypes(written) : written
  return translated === undefined ? `todo(${typed})` : typed
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function keyOf(name: string): string {
  return /^[a-z_$][\w$]{0,99}$/i.test(name) ? name : literal(name)
}

function literal(value: unknown): string {
  if (typeof value === 'function') return withLetters(String(value))
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`
  if (isObject(value)) return writtenIn(value, value, '', new Set())
  return typeof value === 'string'
    ? `'${value.replace(/[\\']/g, '\\$&').replaceAll('\n', '\\n')}'`
    : String(value)
}

/** Readable source of a function for translators. Compilation has turned `vídeo` into `v\\xEDdeo`. */
function withLetters(source: string): string {
  return source.replace(
    /(?<!\\)\\(?:x([\da-f]{2})|u([\da-f]{4}))/gi,
    (escaped, short: string, long: string) => {
      const letter = String.fromCharCode(Number.parseInt(short ?? long, 16))
      return /[^\0-\x7f]/.test(letter) && /[\p{L}\p{P}\p{S}]/u.test(letter) ? letter : escaped
    },
  )
}

/** Adds types to a function, which compilation has removed. Those of the template's texts follow from `Translation`. */
function withTypes(source: string): string {
  return source.replace(/^\(?([\w$, ]{0,200})\)? ?=>/, (_, names: string) => {
    const typed = names.split(',').flatMap((name) => (name.trim() ? `${name.trim()}: unknown` : []))
    return `(${typed.join(', ')}) =>`
  })
}

/** Titles in site/config.ts, and titles of untranslated pages in menus. */
function titlesFor(
  lang: string,
  { menu, footerMenu, mainAction, secondAction, formFields, pages }: SiteConfig,
): string[] {
  const ofMenu = (entries: readonly MenuEntry[]): string[] =>
    entries.flatMap((entry) => {
      if (typeof entry === 'string') return titleOf(entry)
      return [entry.title, ...(isGroup(entry) ? ofMenu(entry.entries) : [])]
    })
  const titleOf = (path: string): string[] => {
    const page = [...pages, ...markdownPages()].find((one) => one.path === path)
    return page && !page.lang && !translationsOf(path)?.[lang] ? [page.title] : []
  }
  const ofFields = formFields.flatMap((field) =>
    typeof field === 'object' && 'label' in field && field.label ? [field.label] : [],
  )
  const ofActions = [mainAction, secondAction].flatMap((action) => (action ? [action.title] : []))
  return [...new Set([...ofMenu([...menu, ...footerMenu]), ...ofActions, ...ofFields])]
}
