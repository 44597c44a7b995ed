import { notFound } from 'next/navigation'
import type { ReactNode } from 'react'
import { PageHeader } from '@/components/layout/page-header'
import { WayHome } from '@/components/page-parts/way-home'
import { SearchField } from '@/components/search/search-field'
import { notFoundPage } from '@/lib/pages/kinds/company'
import { contentOf, markMissing, siteKeepsPages } from '@/lib/pages/render'
import { copy } from '@/site.copy'

/**
 * The result of a route for an address without a page: `if (!content) return missingPage()`. Next.js 16.4 renders the result of
 * `notFound()` only in the browser, by a script. Here the server renders it, and `page-cache.cjs` sets its status 404.
 */
export async function missingPage(): Promise<ReactNode> {
  if (!siteKeepsPages()) notFound()
  await markMissing()
  return <MissingPage />
}

export async function MissingPage() {
  const { settings } = await contentOf(notFoundPage)
  const { title, text } = copy.notFound
  return (
    <PageHeader
      title={title}
      intro={text}
      below={
        <>
          <SearchField id="pesquisa-aqui" />
          <WayHome settings={settings} />
        </>
      }
    />
  )
}
