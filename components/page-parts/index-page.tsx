import type { ReactNode } from 'react'
import { copyHere } from '@/lib/content/copy-in'
import { isNewestFirst } from '@/lib/content/ordered'
import { type PagedName, paged } from '@/lib/kinds'
import { routes } from '@/lib/routes/routes'
import { Container } from '../layout/container'
import { PageHeader, ToolRow } from '../layout/page-header'
import { SearchField } from '../search/search-field'
import { Pagination } from './pagination'

interface IndexPageProps {
  name: PagedName
  content: { head: { title: string }; list: { page: number; count: number; isLong: boolean } }
  /** Filters of the list, in one row with the search field. */
  below?: ReactNode
  children: ReactNode
}

/** A list page: its header, the list, and links to the other pages of the list. */
export function IndexPage({ name, content, below, children }: IndexPageProps) {
  const copy = copyHere()
  const { page, count, isLong } = content.list
  const isFirst = page === 1
  const {
    search,
    page: { name: pageName },
  } = paged[name]
  return (
    <>
      <PageHeader
        title={content.head.title}
        crumbs={isFirst ? [] : [{ title: copy.pages[pageName], href: routes[pageName] }]}
        {...(isFirst && { intro: copy[pageName].intro })}
        below={
          <ToolRow>
            {below}
            {isLong && <SearchField group={search?.group} isBeside />}
          </ToolRow>
        }
      />
      <Container className="part plain" inner="stack-8 sm:stack-12">
        {children}
        <Pagination
          to={(number) => routes.indexPage(name, number)}
          isByDate={isNewestFirst(name)}
          page={page}
          count={count}
        />
      </Container>
    </>
  )
}
