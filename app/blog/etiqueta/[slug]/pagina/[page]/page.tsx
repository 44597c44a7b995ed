import type { Metadata } from 'next'
import { missingPage } from '@/components/frame/missing-page'
import { SubjectIndex } from '@/components/indexes/subject-index'
import { narrowedParam, subjectList } from '@/lib/pages/kinds/narrowed'
import { pageMetadata } from '@/lib/pages/metadata'
import { contentOf } from '@/lib/pages/render'
import { decoded } from '@/lib/routing/decoded'

interface Props {
  params: Promise<{ slug: string; page: string }>
}

export function generateStaticParams() {
  return []
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  return pageMetadata(await contentOf(subjectList, await paramOf(props)))
}

export default async function LaterSubjectPage(props: Props) {
  const content = await contentOf(subjectList, await paramOf(props))
  return content ? <SubjectIndex {...content} /> : missingPage()
}

async function paramOf({ params }: Props): Promise<string> {
  const { slug, page } = await params
  // The first page has its own address.
  return narrowedParam(decoded(slug), page === '1' ? '' : page)
}
