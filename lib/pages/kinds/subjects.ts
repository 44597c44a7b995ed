import type { Site } from '@/lib/content/site'
import { subjectsIn } from '@/lib/content/subjects'
import { postCard } from '@/lib/lists/cards'
import { itemsOnPage, pageCount } from '@/lib/lists/paging'
import { routes } from '@/lib/routing/routes'
import { siteConfig } from '@/site.config'
import { copy } from '@/site.copy'
import { frameSettings } from '../frame'
import { headOf } from '../head'
import type { Page } from '../page'
import { narrowed, narrowedParam } from './narrowed'

/** The posts of one subject. Its parameter is the subject's slug, followed by `/` and the page number from page 2 on. */
export const subjectList = {
  name: 'subject',
  params: ({ posts }: Site) =>
    [...subjectsIn(posts).values()].flatMap(({ slug, posts: its }) =>
      Array.from({ length: subjectPageCount(its) }, (_, index) => narrowedParam(slug, String(index + 1))),
    ),
  content: (site: Site, param: string) => {
    const { name: slug, page } = narrowed(param)
    const subject = subjectsIn(site.posts).get(slug)
    if (!subject || page === undefined) return undefined
    const count = subjectPageCount(subject.posts)
    if (page > count) return undefined
    const { title, posts } = subject
    const fullTitle = page === 1 ? title : `${title}: ${copy.paging.page(page).toLowerCase()}`
    return {
      head: headOf(site, {
        title: fullTitle,
        description: copy.blog.subjectIntro(title),
        path: routes.subject(slug, page),
        imageOf: routes.subject(slug),
        isUnlisted: posts.length === 1,
      }),
      subject: { slug, title, count: posts.length },
      list: { page, count, records: itemsOnPage(posts, page, siteConfig.postsPerPage).map(postCard) },
      settings: frameSettings(site),
    }
  },
} satisfies Page

function subjectPageCount(posts: unknown[]): number {
  return pageCount(posts, siteConfig.postsPerPage)
}
