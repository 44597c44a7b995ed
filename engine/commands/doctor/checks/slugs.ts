import { siteConfig } from '../../../src/port/config'
import { pageNamesOf, pagesInLanguages } from '../../../src/port/content'
import { type Content, kindOf, paged, pagedNames, resourceNames } from '../../../src/port/kinds'
import { folders, isRouteOf } from '../../../src/port/routes'
import { decoded } from '../../../src/text/decoded'
import { advice, type Finding } from '../finding'
import { listsWithPages } from './lists-with-pages'

/** Slugs in site/config.ts that the platform does not have. The site ignores their settings. */
export function checkSlugs(content: Partial<Content>): Finding[] {
  const { locations, services } = content
  const { quote } = siteConfig
  const translated = pagesInLanguages().flatMap(({ translationOf }) => translationOf ?? [])
  return [
    ...missingRecords('site/config.ts: recordSections', Object.keys(siteConfig.recordSections), content),
    ...missingRecords('translationOf', translated, content),
    ...missing('site/config.ts: locations', Object.keys(siteConfig.locations ?? {}), locations?.map(slugOf)),
    ...missing('site/config.ts: quote: services', quote ? quote.services : [], services?.map(slugOf)),
    ...checkOrder(content),
  ]
}

/** Slugs in `order` that the platform does not have. */
function checkOrder(content: Partial<Content>): Finding[] {
  return Object.entries(siteConfig.order).flatMap(([kind, order]) => {
    if (typeof order !== 'object') return []
    const lists = resourceNames.flatMap((resource) => {
      const records = content[resource]
      return kindOf(resource) === kind && Array.isArray(records) ? [records] : []
    })
    const known = lists.flat().map(slugOf)
    return missing(`site/config.ts: order: ${kind}`, [...order], lists.length > 0 ? known : undefined)
  })
}

/** Missing records that a setting names by the paths of their pages. */
function missingRecords(setting: string, paths: string[], content: Partial<Content>): Finding[] {
  return pagedNames.flatMap((name) => {
    const route = `/${folders[paged[name].page.name]}/[slug]`
    const slugs = paths
      .filter((path) => isRouteOf(route, path))
      .map((path) => decoded(path.split('/')[2] ?? ''))
    const lists = listsWithPages(content).filter(({ kind }) => kind === name)
    const known = lists.flatMap(({ records }) => pageNamesOf(records))
    return missing(setting, slugs, lists.length > 0 ? known : undefined)
  })
}

const slugOf = ({ slug }: { slug: string }) => slug

function missing(setting: string, slugs: string[], known: string[] | undefined): Finding[] {
  if (!known) return []
  return slugs
    .filter((slug) => !known.includes(slug))
    .map((slug) =>
      advice(
        `${setting}: the platform has no "${slug}"`,
        known.length > 0 ? `There are ${known.join(', ')}.` : 'It has none at all.',
      ),
    )
}
