import { copyHere } from '@/lib/content/copy-in'
import { TextLink } from '../layout/text-link'

interface PaginationProps {
  /** Returns the address of a page of the list. */
  to: (page: number) => string
  /** Whether the list is sorted by date, newest first. */
  isByDate?: boolean
  page: number
  count: number
}

const arrow = 'inline-block mirrored'

/** Links to the previous and next page of a list; nothing if it has only one. */
export function Pagination({ to, isByDate = false, page, count }: PaginationProps) {
  const copy = copyHere()
  if (count < 2) return null
  const { previous, next } = isByDate ? copy.blog : copy.paging
  return (
    <nav
      aria-label={copy.paging.pages}
      className="flex flex-wrap items-center gap-x-8 border-t border-line pt-6 sm:grid sm:grid-cols-[1fr_auto_1fr]"
    >
      <span>
        {page > 1 && (
          <TextLink href={to(page - 1)}>
            <span aria-hidden="true" className={arrow}>
              ←
            </span>{' '}
            {previous}
          </TextLink>
        )}
      </span>
      <span className="text-small text-muted max-sm:order-1 max-sm:w-full max-sm:text-center">
        {copy.paging.pageOf(page, count)}
      </span>
      <span className="ms-auto text-end">
        {page < count && (
          <TextLink href={to(page + 1)}>
            {next}{' '}
            <span aria-hidden="true" className={arrow}>
              →
            </span>
          </TextLink>
        )}
      </span>
    </nav>
  )
}
