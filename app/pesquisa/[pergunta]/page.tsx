import type { Metadata } from 'next'
import { missingPage } from '@/components/frame/missing-page'
import { Search } from '@/components/search/search'
import { searchPage } from '@/lib/pages/kinds/company'
import { searchMetadata } from '@/lib/pages/metadata'
import { contentOf, currentSite, markTooMany } from '@/lib/pages/render'
import { searchContent } from '@/lib/search/content'
import { LONG, questionOf, TOO_MANY } from '@/lib/search/index/segment'

interface Props {
  params: Promise<{ pergunta: string }>
}

export function generateStaticParams() {
  return []
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return searchMetadata(questionOf((await params).pergunta))
}

/** The answer to a question in the form of `lib/search/index/segment.ts`, or the message in place of an answer. */
export default async function QuestionPage({ params }: Props) {
  const { pergunta } = await params
  const content = await contentOf(searchPage)
  if (!content) return missingPage()
  const { has } = content
  if (pergunta === LONG) return <Search content={{ kind: 'long' }} has={has} />
  if (pergunta === TOO_MANY) {
    await markTooMany()
    return <Search content={{ kind: 'tooMany' }} has={has} />
  }
  const question = questionOf(pergunta)
  if (!question) return missingPage()
  return <Search content={await searchContent(await currentSite(), question)} has={has} />
}
