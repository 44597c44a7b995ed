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
  const content = await contentOf(searchPage)
  const input = await readQuestion(props)
  const metadata = await pageMetadata(content)
  const isQuestion = input !== 'empty' && input !== 'long'
  return content && isQuestion ? { ...metadata, title: copy.search.titleOf(input.text) } : metadata
}

export default async function SearchPage(props: Props) {
  const content = await contentOf(searchPage)
  if (!content) return missingPage()
  const found = await searchContent(await currentSite(), await readQuestion(props))
  return <Search content={found} hasServices={content.has.services} />
}

/** Reads the question from the query. A parameter that is repeated counts as missing. */
async function readQuestion({ searchParams }: Props): Promise<QuestionInput> {
  const pairs = Object.entries(await searchParams).flatMap(([key, value]) =>
    typeof value === 'string' ? [[key, value] as [string, string]] : [],
  )
  return questionIn(new URLSearchParams(pairs))
}
