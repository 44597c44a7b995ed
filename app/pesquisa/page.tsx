import type { Metadata } from 'next'
import { missingPage } from '@/components/frame/missing-page'
import { Search } from '@/components/search/search'
import { searchMetadata } from '@/lib/metadata'
import { searchPage } from '@/lib/pages/company'
import { contentOf } from '@/lib/pages/render'

export function generateMetadata(): Promise<Metadata> {
  return searchMetadata()
}

/** The field alone: a question leads on to the pages beside this one (`proxy.ts`). */
export default async function SearchPage() {
  const content = await contentOf(searchPage)
  return content ? <Search content={{ kind: 'empty' }} has={content.has} /> : missingPage()
}
