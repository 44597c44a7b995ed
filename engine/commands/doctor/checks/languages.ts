import { copyIn, forLanguage } from '../../../../lib/content/copy-in'
import { firstPageIn, pagesInLanguages } from '../../../../lib/content/translations'
import type { Texts } from '../../../../lib/settings/define-copy'
import { advice, type Finding, ok } from '../finding'

/** What stands on pages of the client's own, or around them. */
const groups = [
  ...['nav', 'pages', 'actions', 'home', 'products', 'gallery', 'sections', 'testimonials'],
  ...['contact', 'form', 'notFound', 'consent', 'footer'],
] as (keyof Texts)[]

/** Of these, what stands around each page, and at the end of one in Markdown. */
const everywhere = [
  'nav.',
  'actions.quote',
  'actions.call',
  'home.closing.',
  'notFound.',
  'consent.',
  'footer.',
]

/** The texts of each page by their names, those that only some pages have by their number. */
function list(missing: string[]): string {
  const isEverywhere = (name: string) => everywhere.some((part) => name.startsWith(part))
  const rest = missing.filter((name) => !isEverywhere(name)).map((name) => name.split('.')[0] ?? '')
  const counted = [...new Set(rest)].map(
    (group) => `${group} (${rest.filter((name) => name === group).length})`,
  )
  const around = missing.filter(isEverywhere)
  return [
    ...(around.length > 0 ? [`on each page ${around.join(', ')}`] : []),
    ...(counted.length > 0 ? [`where a page has them, of ${counted.join(', ')}`] : []),
  ].join('; ')
}

/** Whether visitors find each further language of the site, and read it alone. */
export function checkLanguages(texts: Texts = copyIn(undefined)): Finding[] {
  const langs = [...new Set(pagesInLanguages().map(({ lang }) => lang))]
  return langs.flatMap((lang) => {
    const { copyOf } = texts
    const own = forLanguage(lang, copyOf)
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
              `copyOf.${lang} lacks ${missing.length} texts, which pages have in the language of the site: ${list(missing)}`,
              'Translate them from lib/settings/default-copy.ts in copyOf of site/copy.ts.',
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
