import { notFound } from 'next/navigation'
import type { ReactNode } from 'react'
import { type IndexName, indexPageCount } from '@/lib/indexes'
import { pageTitle } from '@/lib/page-title'
import { routes } from '@/lib/routes'
import type { Site } from '@/lib/site'
import { copy } from '@/site.copy'
import { Pagination } from '../content/pagination'
import { Container } from '../layout/container'
import { PageHeader } from '../layout/page-header'

interface IndexFrameProps {
  site: Site
  name: IndexName
  page: number
  /** What the page lists. */
  children: ReactNode
}

/** Head and foot of one page of an index; a page that does not exist is a 404. */
export function IndexFrame({ site, name, page, children }: IndexFrameProps) {
  const count = indexPageCount(site, name)
  if (page > count) notFound()
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
