import { routes } from '@/lib/routes'
import { copy } from '@/site.copy'
import { TextLink } from '../layout/text-link'

/** To the newer and older pages of the blog; nothing when there is only one. */
export function Pagination({ page, count }: { page: number; count: number }) {
  if (count < 2) return null
  return (
    <nav
      aria-label={copy.blog.pages}
      className="flex flex-wrap items-center justify-between gap-x-8 border-t border-line pt-6"
    >
      {page > 1 ? <TextLink href={routes.blogPage(page - 1)}>← {copy.blog.previousPage}</TextLink> : <span />}
      <span className="text-small text-muted">{copy.blog.pageOf(page, count)}</span>
      {page < count ? <TextLink href={routes.blogPage(page + 1)}>{copy.blog.nextPage} →</TextLink> : <span />}
    </nav>
  )
}
