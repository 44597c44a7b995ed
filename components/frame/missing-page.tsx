import { notFound } from 'next/navigation'
import type { ReactNode } from 'react'
import { WayHome } from '@/components/content/way-home'
import { PageHeader } from '@/components/layout/page-header'
import { SearchField } from '@/components/search/search-field'
import { notFoundPage } from '@/lib/pages/company'
import { contentOf, markMissing, siteKeepsPages } from '@/lib/pages/render'
import { copy } from '@/site.copy'

/**
 * What a route answers for an address that has no page: `if (!content) return missingPage()`. Next.js 16.4 draws what `notFound()`
 * leads to in the browser alone, by a script; here the server draws it, and `page-cache.cjs` gives it its 404.
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
