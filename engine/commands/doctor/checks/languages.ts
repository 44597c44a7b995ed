import { copyIn, firstPageIn, forLanguage, pagesInLanguages } from '../../../src/port/content'
import type { Texts } from '../../../src/port/copy'
import { missingTexts } from '../../texts/missing-texts'
import { advice, type Finding, ok } from '../finding'

/** Texts around each page, and at the end of a Markdown page. */
const everywhere = [
  'nav.',
  'actions.quote',
  'actions.call',
  'home.closing.',
  'notFound.',
  'consent.',
  'footer.',
]

/** A list of missing texts, those on every page first. */
function list(missing: string[]): string {
  const isEverywhere = (name: string) => everywhere.some((part) => name.startsWith(part))
  const around = missing.filter(isEverywhere)
  const others = missing.filter((name) => !isEverywhere(name))
  return [
    ...(around.length > 0 ? [`on every page ${around.join(', ')}`] : []),
    ...(others.length > 0 ? [`on some pages ${others.join(', ')}`] : []),
  ].join('; ')
}

/** Checks that visitors can find every other language of the site, and that its pages are fully translated. */
export function checkLanguages(texts: Texts = copyIn(undefined)): Finding[] {
  const langs = [...new Set(pagesInLanguages().map(({ lang }) => lang))]
  return langs.flatMap((lang) => {
    const { copyOf } = texts
    const missing = missingTexts(texts, forLanguage(lang, copyOf))
    const findings = [
      ...(firstPageIn(lang) === undefined
        ? [
            advice(
              `No page in ${lang} translates /, so the header does not link to this language`,
              'Set translationOf: / on its home page.',
            ),
          ]
        : []),
      ...(missing.length > 0
        ? [
            advice(
              `copyOf.${lang} lacks ${missing.length} texts, which pages show in the language of the site: ${list(missing)}`,
              `npm run texts ${lang} writes a file with all of them, to translate there.`,
            ),
          ]
        : []),
    ]
    return findings.length > 0
      ? findings
      : [ok(`Visitors find the pages in ${lang}, which are fully translated`)]
  })
}
