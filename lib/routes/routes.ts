import { isPageName } from '@site-starter/engine/text'
import { type OneOf, type PagedName, paged, pagedNames } from '@/lib/kinds'
import { folders } from '@/lib/settings/paths'
import { pageNameOf } from './page-name'
import { nameOf } from './paths'

type Page = keyof typeof folders

const top = (page: Page) => `/${nameOf(page)}` as const

const onPage = (path: string, page: number) => (page === 1 ? path : `${path}/pagina/${page}`)

/** A name in an address, in one Unicode form: what looks the same is the same address. */
const encoded = (name: string) => encodeURIComponent(name.normalize())

const pages = Object.fromEntries((Object.keys(folders) as Page[]).map((page) => [page, top(page)])) as {
  [P in Page]: `/${string}`
}

/** `service(slug)` is the page of a service, and so on; '' for a record that has none. */
const records = Object.fromEntries(
  pagedNames.map((name) => [paged[name].pages.one, (slug: string) => recordPath(name, slug)]),
) as { [K in PagedName as OneOf<K>]: (slug: string) => string }

function recordPath(name: PagedName, slug: string): string {
  const pageName = pageNameOf(slug)
  return pageName && pathOfRecord(name, pageName)
}

/** The address of a page by its last part, which Next.js passes to it. */
function pathOfRecord(name: PagedName, pageName: string): string {
  return `${top(paged[name].page.name)}/${encoded(pageName)}`
}

/** What stands in the place of a slug after a request that is about no service, or one whose slug is no part of an address. */
export const ofAnyService = '-'

/** Every address of the site, in one place. Slugs come from content and are encoded here. */
export const routes = {
  home: '/',
  ...pages,
  ...records,
  indexPage: (name: PagedName, page: number) => onPage(top(paged[name].page.name), page),
  record: recordPath,
  recordPage: pathOfRecord,
  productsPaid: (period: string, page = 1) => onPage(`${top('products')}/preco/${period}`, page),
  subject: (slug: string, page = 1) => onPage(`${top('blog')}/etiqueta/${encoded(slug)}`, page),
  quoteFor: (slug: string) => `${top('quote')}?servico=${encoded(slug)}`,
  /** After a request, about the service of this slug or about none. Its path is that of all thanks, by which visits are counted. */
  thanksForRequest: (slug = '') =>
    `${top('thanks')}?servico=${isPageName(slug) ? encoded(slug) : ofAnyService}`,
  feed: '/feed.xml',
  ogImage: (path: string) => (path === '/' ? '/og' : `/og${path}`),
} as const
