import type { ReactNode } from 'react'
import type { IndexName } from '@/lib/pages/kinds/lists'
import { routes } from '@/lib/routing/routes'
import { copy } from '@/site.copy'
import { Container } from '../layout/container'
import { PageHeader } from '../layout/page-header'
import { SearchField } from '../search/search-field'
import { Pagination } from './pagination'

const searchGroups = {
  services: 'servicos',
  products: 'produtos',
  projects: 'projetos',
  blog: 'artigos',
} as const

interface IndexFrameProps {
  name: IndexName
  content: { head: { title: string }; list: { page: number; count: number } }
  /** Filters of the list, below the search field. */
  below?: ReactNode
  /** The list. */
  children: ReactNode
}

/** The header and the footer of one page of an index. */
export function IndexFrame({ name, content, below, children }: IndexFrameProps) {
  const { page, count } = content.list
  const isFirst = page === 1
  return (
    <>
      <PageHeader
        title={content.head.title}
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
        <Container inner="py-12">
          <Pagination
            to={(number) => routes.indexPage(name, number)}
            isByDate={name === 'blog'}
            page={page}
            count={count}
          />
        </Container>
      )}
    </>
  )
}
