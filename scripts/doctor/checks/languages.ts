import { copyIn } from '../../../lib/site/content/copy-in'
import { firstPageIn, pagesInLanguages } from '../../../lib/site/content/translations'
import type { Texts } from '../../../lib/site/settings/define-copy'
import { advice, type Finding, ok } from '../finding'

/** What stands on pages of the client's own, or around them. */
const groups = [
  ...['nav', 'pages', 'actions', 'home', 'products', 'gallery', 'sections', 'testimonials'],
  ...['contact', 'form', 'notFound', 'consent', 'footer'],
] as (keyof Texts)[]

/** Whether visitors find each further language of the site, and read it alone. */
export function checkLanguages(texts: Texts = copyIn(undefined)): Finding[] {
  const langs = [...new Set(pagesInLanguages().map(({ lang }) => lang))]
  return langs.flatMap((lang) => {
    const { copyOf } = texts
    const own = copyOf[lang] ?? copyOf[lang.split('-')[0] ?? '']
    const missing = groups.flatMap((group) => missingIn(texts[group], own?.[group], group))
    const findings = [
      ...(firstPageIn(lang) === undefined
        ? [
            advice(
              `No page in ${lang} translates /, so the header does not lead to this language`,
              'Give its first page translationOf: /.',
            ),
          ]
        : []),
      ...(missing.length > 0
        ? [
            advice(
              `copyOf.${lang} lacks ${missing.length} texts, which pages have in the language of the site: ${missing.join(', ')}`,
              'Translate them from lib/site/settings/default-copy.ts in copyOf of site/copy.ts.',
            ),
          ]
        : []),
    ]
    return findings.length > 0 ? findings : [ok(`Visitors find ${lang}, and read it alone`)]
  })
}

/** The names of texts that are not translated. An empty text, or one that is a name, needs no translation. */
function missingIn(texts: unknown, own: unknown, name: string): string[] {
  if (texts === '' || isSaidEverywhere(name)) return []
  const isGroup = typeof texts === 'object' && texts !== null && !Array.isArray(texts)
  if (!isGroup) return own === undefined ? [name] : []
  return Object.entries(texts).flatMap(([key, text]) =>
    missingIn(text, (own as Record<string, unknown> | undefined)?.[key], `${name}.${key}`),
  )
}

function isSaidEverywhere(name: string): boolean {
  return name.startsWith('footer.networks') || name.endsWith('.whatsapp') || name === 'footer.complaintsBook'
}
