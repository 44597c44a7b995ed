import type { Site } from '@/lib/content/site'
import { subjectsIn } from '@/lib/content/subjects'
import { postCard, productCard } from '@/lib/lists/cards'
import { itemsOnPage, pageCount } from '@/lib/lists/indexes'
import { offeredPeriods, productsPaid } from '@/lib/lists/periods'
import { routes } from '@/lib/routing/routes'
import { siteConfig } from '@/site.config'
import { copy } from '@/site.copy'
import { frameSettings } from '../frame'
import { headOf } from '../head'
import type { Page } from '../page'

/* Lists that are filtered by a name. Their parameter is the name, followed by `/` and the page number from page 2 on. */

/** The posts of one subject, by its slug. */
export const subjectList = {
  name: 'subject',
  params: ({ posts }: Site) =>
    [...subjectsIn(posts).values()].flatMap((subject) =>
      paramsOf(subject.slug, subject.posts, siteConfig.postsPerPage),
    ),
  content: (site: Site, param: string) => {
    const { name: slug, page } = narrowed(param)
    const subject = subjectsIn(site.posts).get(slug)
    const list = subject && listOf(subject.posts, page, siteConfig.postsPerPage)
    if (!subject || !list) return undefined
    const { title, posts } = subject
    const ofPage = list.page === 1 ? '' : `: ${copy.paging.page(list.page).toLowerCase()}`
    return {
      head: headOf(site, {
        title: title + ofPage,
        description: copy.blog.subjectIntro(title),
        path: routes.subject(slug, list.page),
        imageOf: routes.subject(slug),
        isUnlisted: posts.length === 1,
      }),
      subject: { slug, title, count: posts.length },
      list: { ...list, records: list.records.map(postCard) },
      settings: frameSettings(site),
    }
  },
} satisfies Page

/** The products of one price period. */
export const paidProductList = {
  name: 'paidProducts',
  params: (site: Site) =>
    offeredPeriods(site).flatMap((name) =>
      paramsOf(name, productsPaid(site, name), siteConfig.recordsPerPage),
    ),
  content: (site: Site, param: string) => {
    const { name, page } = narrowed(param)
    const periods = offeredPeriods(site)
    const period = periods.find((known) => known === name)
    const list = period && listOf(productsPaid(site, period), page, siteConfig.recordsPerPage)
    if (!period || !list) return undefined
    const ofPage = list.page === 1 ? '' : `, ${copy.paging.page(list.page).toLowerCase()}`
    return {
      head: headOf(site, {
        title: `${copy.pages.products}: ${copy.products.periods[period]}${ofPage}`,
        description: copy.products.intro,
        path: routes.productsPaid(period, list.page),
        imageOf: routes.productsPaid(period),
      }),
      period,
      periods,
      list: { ...list, records: list.records.map(productCard) },
      settings: frameSettings(site),
    }
  },
} satisfies Page

/** The parameter of one page; '' for a name with a slash, which no page has. */
export function narrowedParam(name: string, page = '1'): string {
  if (name.includes('/')) return ''
  return page === '1' ? name : `${name}/${page}`
}

function paramsOf(name: string, items: unknown[], perPage: number): string[] {
  return Array.from({ length: pageCount(items, perPage) }, (_, index) =>
    narrowedParam(name, String(index + 1)),
  )
}

/** The name and the page number of a parameter; undefined for what is no page number. */
function narrowed(param: string): { name: string; page: number | undefined } {
  const [name = '', page = '1', ...rest] = param.split('/')
  return { name, page: rest.length > 0 ? undefined : pageNumber(page) }
}

/** The page number in a parameter; undefined for what is not a whole number from 1 to 99999. */
export function pageNumber(param: string): number | undefined {
  return /^[1-9]\d{0,4}$/.test(param) ? Number(param) : undefined
}

function listOf<T>(items: T[], page: number | undefined, perPage: number) {
  const count = pageCount(items, perPage)
  if (page === undefined || page > count) return undefined
  return { page, count, records: itemsOnPage(items, page, perPage) }
}
