import {
  fileOrigins,
  type MarkdownPage,
  markdownPages,
  type Part,
  type TenantContent,
  verdicts,
  withShownFiles,
} from '@site-starter/engine/content'
import { oncePerObject } from '@site-starter/engine/process'
import {
  type CollectionName,
  type ContentOf,
  collectionNames,
  collections,
  type KindContent,
  kindNames,
  type ListedName,
  listed,
  listedNames,
  type PageOf,
  singletons,
} from '@/lib/kinds'
import type { LegalDocument } from '@/lib/kinds/legal'
import { hasQuotes } from '@/lib/routes/quotes'
import { siteConfig } from '@/site/config'
import { copy } from '@/site/copy'
import { newPathsOf } from './new-paths'
import { ordered } from './ordered'
import { type Place, placesOf } from './places'
import { pricedProducts } from './priced-products'

/** All content of the tenant, as pages show it. */
export interface Site extends Omit<KindContent, 'legal' | 'locations'> {
  locations: Place[]
  /** Changes with the content. */
  version: string
  /** Parts that are empty because they were never read, not because there is nothing. */
  unread: readonly Part[]
  name: string
  /** The paths of records that have changed their slugs, by their old paths. */
  newPaths: Record<string, string>
  markdownPages: MarkdownPage[]
  terms: LegalDocument | undefined
  privacy: LegalDocument | undefined
  /** The origins of files that are shown as delivered, beside the configured ones. */
  fileOrigins: string[]
  /** Which pages have content. Nothing links to a page without content. */
  has: Record<keyof typeof copy.pages, boolean>
}

/** The part of the content that a property of `Site` comes from; undefined for properties that come from no single part. */
export const partBehind: { [property in keyof Site]?: Part } = {
  ...Object.fromEntries(kindNames.map((kind) => [kind, kind])),
  name: 'settings',
  terms: 'legal',
  privacy: 'legal',
}

/** The site of a content: the same object for the same content, the same unfit pictures and the same Markdown pages. */
export function siteOf(content: TenantContent): Site {
  return sitesWith(verdicts.unfit)(markdownPages())(content)
}

const sitesWith = oncePerObject((unfit: ReadonlyMap<string, string>) =>
  oncePerObject((pages: MarkdownPage[]) =>
    oncePerObject((content: TenantContent) => makeSite(content, unfit, pages)),
  ),
)

function makeSite(
  { moves, version, unread = [], ...delivered }: TenantContent,
  unfit: ReadonlyMap<string, string>,
  markdownPages: MarkdownPage[],
): Site {
  const origins = fileOrigins(delivered)
  const { legal, ...content } = filled(withShownFiles(delivered, { origins, unfit }))
  const { settings, values } = content
  const { terms, privacy } = legal
  return {
    ...content,
    locations: placesOf(content.locations),
    version: [version, ...unfit.keys()].join(' '),
    unread,
    name: settings.name || copy.unnamedSite,
    newPaths: newPathsOf(content, moves),
    markdownPages,
    fileOrigins: origins,
    terms,
    privacy,
    has: {
      ...listsIn(content),
      about: settings.description !== '' || values.length > 0 || siteConfig.about.length > 0,
      terms: terms !== undefined,
      privacy: privacy !== undefined,
      contact: true,
      quote: hasQuotes(),
      thanks: true,
      search:
        siteConfig.search !== false &&
        (unread.length > 0 ||
          collectionNames.some((name) => collections[name].search && content[name].length > 0)),
    },
  }
}

/** The content without what shows nothing. A list of which all shows something stays the same object. */
function filled({ settings, legal, ...lists }: KindContent): KindContent {
  const priced = { ...lists, products: pricedProducts(lists.products) }
  const all = collectionNames.map((name) => [name, filledList(name, priced[name])])
  return {
    ...lists,
    ...Object.fromEntries(all),
    settings: singletons.settings.filled(settings),
    legal: singletons.legal.filled(legal),
  }
}

function filledList<K extends CollectionName>(name: K, records: ContentOf<K>[]): ContentOf<K>[] {
  const { isFilled } = collections[name]
  const shown = isFilled && !records.every(isFilled) ? records.filter(isFilled) : records
  return ordered(name, shown)
}

/** Which lists have records, by the names of their pages. */
function listsIn(content: Pick<KindContent, ListedName>) {
  return Object.fromEntries(
    listedNames.map((name) => [listed[name].page.name, content[name].length > 0]),
  ) as { [K in ListedName as PageOf<K>]: boolean }
}
