import { defaultCopy, type Texts } from '../../src/port/copy'
import { takenOffKinds } from '../../src/port/routes'

/** Texts on the client's own pages, and around them. */
const ofTemplate = [
  ...['nav', 'pages', 'actions', 'home', 'products', 'gallery', 'sections', 'testimonials'],
  ...['contact', 'form', 'notFound', 'consent', 'footer'],
] as (keyof Texts)[]

/** Groups of texts, including those that the agency has added for its own parts. */
export function groupsOf(texts: Texts): (keyof Texts)[] {
  const added = Object.keys(texts).filter(isAdded)
  return [...ofTemplate, ...(added as (keyof Texts)[])]
}

/** Whether an agency added a text, which the type `Translation` does not know. */
export function isAdded(name: string): boolean {
  return !Object.hasOwn(defaultCopy, name.split('.')[0] ?? '')
}

/** The texts of a language that are translated. */
type Translated = { [name: string]: unknown } | undefined

/** Names of the kinds of content, and of their pages, that `without` of site/config.ts takes off the site. */
export function unusedNames(): ReadonlySet<string> {
  return new Set(takenOffKinds().flatMap(({ names, page }) => (page ? [...names, page.name] : names)))
}

/** The names of the texts of these groups that a language lacks: `nav.skip`. Texts of kinds that the site is without are not needed. */
export function missingTexts(texts: Texts, translated: Translated, unused = unusedNames()): string[] {
  return groupsOf(texts)
    .flatMap((group) => missingIn(texts[group], translated?.[group], group))
    .filter((name) => !isUnused(name, unused))
}

/** Whether a text belongs to a kind that the site is without: `products.title`, `pages.products`. */
export function isUnused(name: string, unused: ReadonlySet<string>): boolean {
  return name.split('.').some((part) => unused.has(part))
}

/** The names of untranslated texts. Empty texts and names need no translation. */
function missingIn(texts: unknown, translated: unknown, name: string): string[] {
  if (texts === '' || isSaidEverywhere(name)) return []
  const isGroup = typeof texts === 'object' && texts !== null && !Array.isArray(texts)
  if (!isGroup) return translated === undefined ? [name] : []
  return Object.entries(texts).flatMap(([key, text]) =>
    missingIn(text, (translated as Record<string, unknown> | undefined)?.[key], `${name}.${key}`),
  )
}

/** Whether a text is a name or a symbol, the same in every language. */
export function isSaidEverywhere(name: string): boolean {
  return name.startsWith('footer.networks') || name.endsWith('.whatsapp') || name === 'footer.complaintsBook'
}
