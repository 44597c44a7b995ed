import type { Metadata } from 'next'
import { missingPage } from '@/components/frame/missing-page'
import { Search } from '@/components/search/search'
import { searchPage } from '@/lib/pages/kinds/company'
import { searchMetadata } from '@/lib/pages/metadata'
import { contentOf } from '@/lib/pages/render'

export function generateMetadata(): Promise<Metadata> {
  return searchMetadata()
}

/** The search field only: `proxy.ts` rewrites a request with a question to the pages beside this one. */
export default async function SearchPage() {
  const content = await contentOf(searchPage)
  return content ? <Search content={{ kind: 'empty' }} has={content.has} /> : missingPage()
}
