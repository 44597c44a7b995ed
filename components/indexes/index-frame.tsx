import type { ReactNode } from 'react'
import { pageTitle } from '@/lib/page-title'
import type { ListContent } from '@/lib/pages/lists'
import { routes } from '@/lib/routes'
import { copy } from '@/site.copy'
import { Pagination } from '../content/pagination'
import { Container } from '../layout/container'
import { PageHeader } from '../layout/page-header'

interface IndexFrameProps {
  list: ListContent<unknown>
  /** What the page lists. */
  children: ReactNode
}

/** Head and foot of one page of an index. */
export function IndexFrame({ list: { name, page, count }, children }: IndexFrameProps) {
  const isFirst = page === 1
  return (
    <>
      <PageHeader
        title={pageTitle(name, page)}
        crumbs={isFirst ? [] : [{ title: copy.pages[name], href: routes[name] }]}
        {...(isFirst && { intro: copy[name].intro })}
      />
      {children}
      {count > 1 && (
        <Container>
          <div className="py-12">
            <Pagination name={name} page={page} count={count} />
          </div>
        </Container>
      )}
    </>
  )
}
