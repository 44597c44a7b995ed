import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { Search } from '@/components/search/search'
import { searchPage } from '@/lib/pages/kinds/company'
import { searchMetadata } from '@/lib/pages/metadata'
import { contentOf, currentSite } from '@/lib/pages/render'
import { searchContent } from '@/lib/search/content'
import { type Question, questionIn } from '@/lib/search/question'

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  return searchMetadata(await questionOf(props))
}

/** Answers questions on a host that caches the pages. The page is dynamic, so that the host caches no answers. */
export default async function ResultsPage(props: Props) {
  const content = await contentOf(searchPage)
  const question = await questionOf(props)
  if (!content || !question) notFound()
  return <Search content={await searchContent(await currentSite(), question)} has={content.has} />
}

async function questionOf({ searchParams }: Props): Promise<Question | undefined> {
  const pairs = Object.entries(await searchParams).flatMap(([key, value]) =>
    typeof value === 'string' ? [[key, value] as [string, string]] : [],
  )
  const question = questionIn(new URLSearchParams(pairs))
  return typeof question === 'string' ? undefined : question
}
