import type { Site } from '@/lib/content/site'
import { subjectsFor, subjectsIn } from '@/lib/content/subjects'
import { posts } from '@/lib/kinds/posts'
import { isListedPeriod, offeredPeriods, products, productsPaid } from '@/lib/kinds/products'
import { routes } from '@/lib/routes/routes'
import { siteConfig } from '@/site/config'
import { copy } from '@/site/copy'
import { listContent, pageNumbers } from './list-content'
import type { View } from './view'

/* Views of lists filtered by a name. Their parameter is the name, followed by `/` and the page number from page 2 on. */

export const subjectList = {
  name: 'subject',
  params: ({ posts }: Site) =>
    [...subjectsIn(posts).values()].flatMap((subject) =>
      paramsOf(subject.slug, subject.posts, siteConfig.postsPerPage),
    ),
  content: (site: Site, param: string) => {
    const [slug, number] = splitParam(param)
    const subject = subjectsIn(site.posts).get(slug)
    if (!subject) return undefined
    const { title } = subject
    const content = listContent(site, number, {
      records: subject.posts,
      card: (post) => posts.pages.card(post, subjectsFor(site)),
      perPage: siteConfig.postsPerPage,
      path: (page) => routes.subject(slug, page),
      // The prefix tells a subject from a service with the same name.
      title: `${copy.pages.blog}: ${title}`,
      between: ', ',
      description: copy.blog.subjectIntro(title),
      isUnlisted: subject.posts.length === 1,
    })
    return content && { ...content, subject: { slug, title, count: subject.posts.length } }
  },
} satisfies View

export const paidProductList = {
  name: 'paidProducts',
  params: ({ products }: Site) =>
    offeredPeriods(products).flatMap((name) =>
      paramsOf(name, productsPaid(products, name), siteConfig.recordsPerPage),
    ),
  content: (site: Site, param: string) => {
    const [name, number] = splitParam(param)
    const periods = offeredPeriods(site.products)
    const period = periods.find((known) => known === name)
    if (!period) return undefined
    const content = listContent(site, number, {
      records: productsPaid(site.products, period),
      card: products.pages.card,
      perPage: siteConfig.recordsPerPage,
      path: (page) => routes.productsPaid(period, page),
      title: `${copy.pages.products}: ${copy.products.periods[period]}`,
      between: ', ',
      description: copy.products.intro,
      isUnlisted: !isListedPeriod(site.products, period),
    })
    return content && { ...content, period, periods }
  },
} satisfies View

/** The parameter of a page of a filtered list; '' for a name with a slash, which no page has. */
export function slugAndPage(name: string, number: string): string {
  if (name.includes('/')) return ''
  return number === '1' ? name : `${name}/${number}`
}

function paramsOf(name: string, records: unknown[], perPage: number): string[] {
  return pageNumbers(records.length, perPage).map((number) => slugAndPage(name, number))
}

/** Splits a parameter into the name and the page number. */
function splitParam(param: string): [name: string, number: string] {
  const [name = '', number = '1', ...rest] = param.split('/')
  return [name, rest.length > 0 ? '' : number]
}
