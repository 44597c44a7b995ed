import { contentOf, currentSite, pageMetadata } from '@site-starter/engine/pages'
import { type QuestionInput, questionIn, searchContent } from '@site-starter/engine/search'
import type { Metadata } from 'next'
import { missingPage } from '@/components/frame/missing-page'
import { Search } from '@/components/search/search'
import { searchPage } from '@/lib/views/company'
import { copy } from '@/site/copy'

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const [content, asked] = [await contentOf(searchPage), await askedIn(props)]
  const metadata = await pageMetadata(content)
  return !content || typeof asked === 'string'
    ? metadata
    : { ...metadata, title: copy.search.titleOf(asked.text) }
}

export default async function SearchPage(props: Props) {
  const content = await contentOf(searchPage)
  if (!content) return missingPage()
  return <Search content={await searchContent(await currentSite(), await askedIn(props))} has={content.has} />
}

async function askedIn({ searchParams }: Props): Promise<QuestionInput> {
  const pairs = Object.entries(await searchParams).flatMap(([key, value]) =>
    typeof value === 'string' ? [[key, value] as [string, string]] : [],
  )
  return questionIn(new URLSearchParams(pairs))
}
