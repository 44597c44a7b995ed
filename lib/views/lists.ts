import type { Site } from '@/lib/content/site'
import { subjectsFor } from '@/lib/content/subjects'
import {
  type BesideListOf,
  type CardOf,
  type ContentOf,
  listIn,
  type PagedName,
  type PageOf,
  paged,
  pagedNames,
} from '@/lib/kinds'
import { routes } from '@/lib/routes/routes'
import { siteConfig } from '@/site/config'
import { copy } from '@/site/copy'
import { listContent, pageNumbers } from './list-content'
import type { View } from './view'

export function cardsOf<K extends PagedName>(name: K, records: readonly ContentOf<K>[], site: Site) {
  const { card } = paged[name].pages
  return records.map((record) => card(record, subjectsFor(site)))
}

/** The content of a list page. The parameter of its view is the page number, starting at '1'. */
type ListContent<Card> = NonNullable<ReturnType<typeof listContent<unknown, Card>>>

interface ListPage<K extends PagedName> extends Required<Pick<View, 'name' | 'content' | 'params'>> {
  content: (site: Site, number: string) => (ListContent<CardOf<K>> & BesideListOf<K>) | undefined
}

function listPage<K extends PagedName>(name: K): ListPage<K> {
  const { pages } = paged[name]
  const title: PageOf<PagedName> = paged[name].page.name
  const perPage = siteConfig[pages.perPage]
  return {
    name: `${pages.one}List`,
    params: (site: Site) => pageNumbers(site[name].length, perPage),
    content: (site: Site, number: string) => {
      const records = listIn(site, name)
      const subjects = subjectsFor(site)
      const content = listContent(site, number, {
        records,
        card: (record) => pages.card(record, subjects),
        perPage,
        path: (page) => routes.indexPage(name, page),
        title: copy.pages[title],
        description: copy[title].intro,
      })
      if (!content) return undefined
      const beside = pages.besideList?.(records, { page: content.list.page, perPage, ...subjects })
      return { ...content, ...(beside ?? ({} as BesideListOf<K>)) }
    },
  }
}

export const listPages = Object.fromEntries(pagedNames.map((name) => [name, listPage(name)])) as {
  [K in PagedName]: ListPage<K>
}
