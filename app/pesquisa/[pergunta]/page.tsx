import type { Metadata } from 'next'
import { missingPage } from '@/components/frame/missing-page'
import { Search } from '@/components/search/search'
import { searchMetadata } from '@/lib/metadata'
import { searchPage } from '@/lib/pages/company'
import { contentOf, currentSite, markTooMany } from '@/lib/pages/render'
import { searchContent } from '@/lib/search/content'
import { LONG, questionOf, TOO_MANY } from '@/lib/search/segment'

interface Props {
  params: Promise<{ pergunta: string }>
}

export function generateStaticParams() {
  return []
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return searchMetadata(questionOf((await params).pergunta))
}

/** A question as `lib/search/segment.ts` writes it; what is said in place of an answer. */
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
