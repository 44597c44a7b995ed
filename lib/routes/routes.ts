import { isPageName } from '@site-starter/engine/text'
import { type OneOf, type PagedName, paged, pagedNames } from '@/lib/kinds'
import { folders } from '@/lib/settings/paths'
import { pageNameOf } from './page-name'
import { nameOf } from './paths'

type Page = keyof typeof folders

const top = (page: Page) => `/${nameOf(page)}` as const

const onPage = (path: string, page: number) => (page === 1 ? path : `${path}/pagina/${page}`)

/** Encodes a segment of an address in one Unicode form, so that names that look the same have the same address. */
const encoded = (name: string) => encodeURIComponent(name.normalize())

const pages = Object.fromEntries((Object.keys(folders) as Page[]).map((page) => [page, top(page)])) as {
  [P in Page]: `/${string}`
}

/** The addresses of record pages: `service(slug)` and so on; '' for a record without a page. */
const records = Object.fromEntries(
  pagedNames.map((name) => [paged[name].pages.one, (slug: string) => recordPath(name, slug)]),
) as { [K in PagedName as OneOf<K>]: (slug: string) => string }

function recordPath(name: PagedName, slug: string): string {
  const pageName = pageNameOf(slug)
  return pageName && pathOfRecord(name, pageName)
}

/** The address of a record page by its last segment, which Next.js passes to the page. */
function pathOfRecord(name: PagedName, pageName: string): string {
  return `${top(paged[name].page.name)}/${encoded(pageName)}`
}

/** The placeholder for a slug after a request that concerns no service, or one whose slug cannot be part of an address. */
export const ofAnyService = '-'

/** Every address of the site. Slugs come from content and are encoded here. */
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
  /** The thank-you page after a quote request, optionally for a service. Only its query differs, so that analytics counts one page. */
  thanksForRequest: (slug = '') =>
    `${top('thanks')}?servico=${isPageName(slug) ? encoded(slug) : ofAnyService}`,
  feed: '/feed.xml',
  ogImage: (path: string) => (path === '/' ? '/og' : `/og${path}`),
} as const
