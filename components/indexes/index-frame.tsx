import type { ReactNode } from 'react'
import { pageTitle } from '@/lib/page-title'
import type { ListContent } from '@/lib/pages/lists'
import { routes } from '@/lib/routes'
import { copy } from '@/site.copy'
import { Pagination } from '../content/pagination'
import { Container } from '../layout/container'
import { PageHeader } from '../layout/page-header'
import { SearchField } from '../search/search-field'

const searchGroups = {
  services: 'servicos',
  products: 'produtos',
  projects: 'projetos',
  blog: 'artigos',
} as const

interface IndexFrameProps {
  list: ListContent<unknown>
  /** With the field of the search: what the list can be narrowed by. */
  below?: ReactNode
  /** What the page lists. */
  children: ReactNode
}

/** Head and foot of one page of an index. */
export function IndexFrame({ list: { name, page, count }, below, children }: IndexFrameProps) {
  const isFirst = page === 1
  return (
    <>
      <PageHeader
        title={pageTitle(name, page)}
        crumbs={isFirst ? [] : [{ title: copy.pages[name], href: routes[name] }]}
        {...(isFirst && { intro: copy[name].intro })}
        below={
          <>
            <SearchField id="pesquisa-aqui" group={searchGroups[name]} />
            {below}
          </>
        }
      />
      {children}
      {count > 1 && (
        <Container>
          <div className="py-12">
            <Pagination
              to={(number) => routes.indexPage(name, number)}
              isByDate={name === 'blog'}
              page={page}
              count={count}
            />
          </div>
        </Container>
      )}
    </>
  )
}
