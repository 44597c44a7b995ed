import { postCard } from '@/lib/cards'
import { itemsOnPage, pageCount } from '@/lib/paging'
import { routes } from '@/lib/routes'
import type { Site } from '@/lib/site'
import { subjectsIn } from '@/lib/subjects'
import { site as config } from '@/site.config'
import { copy } from '@/site.copy'
import { frameSettings } from './frame'
import { headOf } from './head'
import { narrowed, narrowedParam } from './narrowed'
import type { Page } from './page'

/** The posts of one subject; its parameter is the subject's slug and, but for the first page, `/` and its number. */
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
      list: { page, count, records: itemsOnPage(posts, page, config.postsPerPage).map(postCard) },
      settings: frameSettings(site),
    }
  },
} satisfies Page

function subjectPageCount(posts: unknown[]): number {
  return pageCount(posts, config.postsPerPage)
}
