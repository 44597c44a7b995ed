import { copy } from '@/site.copy'
import { TextLink } from '../layout/text-link'

interface PaginationProps {
  /** Address of a page of the list. */
  to: (page: number) => string
  /** True for a list of posts, which begins with the newest. */
  isByDate?: boolean
  page: number
  count: number
}

/** Links to the previous and the next page of a list; nothing for a list of one page. */
export function Pagination({ to, isByDate = false, page, count }: PaginationProps) {
  if (count < 2) return null
  const { previous, next } = isByDate ? copy.blog : copy.paging
  return (
    <nav
      aria-label={copy.paging.pages}
      className="flex flex-wrap items-center justify-between gap-x-8 border-t border-line pt-6"
    >
      {page > 1 ? <TextLink href={to(page - 1)}>← {previous}</TextLink> : <span />}
      <span className="text-small text-muted">{copy.paging.pageOf(page, count)}</span>
      {page < count ? <TextLink href={to(page + 1)}>{next} →</TextLink> : <span />}
    </nav>
  )
}
