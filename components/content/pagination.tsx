import type { IndexName } from '@/lib/indexes'
import { routes } from '@/lib/routes'
import { copy } from '@/site.copy'
import { TextLink } from '../layout/text-link'

interface PaginationProps {
  name: IndexName
  page: number
  count: number
}

/** To the pages before and after one of an index. */
export function Pagination({ name, page, count }: PaginationProps) {
  const { previous, next } = name === 'blog' ? copy.blog : copy.paging
  return (
    <nav
      aria-label={copy.paging.pages}
      className="flex flex-wrap items-center justify-between gap-x-8 border-t border-line pt-6"
    >
      {page > 1 ? <TextLink href={routes.indexPage(name, page - 1)}>← {previous}</TextLink> : <span />}
      <span className="text-small text-muted">{copy.paging.pageOf(page, count)}</span>
      {page < count ? <TextLink href={routes.indexPage(name, page + 1)}>{next} →</TextLink> : <span />}
    </nav>
  )
}
