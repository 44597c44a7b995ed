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

/** All content of the tenant, prepared for pages. */
export interface Site extends Omit<KindContent, 'legal' | 'locations'> {
  locations: Place[]
  /** A string that changes with the content. */
  version: string
  /** Parts that are empty because they were never read, not because the platform has nothing. */
  unread: readonly Part[]
  name: string
  /** The new paths of records whose slugs have changed, by their old paths. */
  newPaths: Record<string, string>
  markdownPages: MarkdownPage[]
  terms: LegalDocument | undefined
  privacy: LegalDocument | undefined
  /** The origins of files that pages use as delivered, in addition to the configured origins. */
  fileOrigins: string[]
  /** Which pages have content. The site does not link to a page without content. */
  has: Record<keyof typeof copy.pages, boolean>
}

/** The content part behind each property of `Site`; undefined for a property that combines several parts. */
export const partBehind: { [property in keyof Site]?: Part } = {
  ...Object.fromEntries(kindNames.map((kind) => [kind, kind])),
  name: 'settings',
  terms: 'legal',
  privacy: 'legal',
}

/** The site made from this content. Equal content, unfit pictures and Markdown pages return the same object. */
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

/** The content without empty records. A list without empty records stays the same object. */
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
