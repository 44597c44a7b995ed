import type { Metadata } from 'next'
import { missingPage } from '@/components/frame/missing-page'
import { SubjectIndex } from '@/components/indexes/subject-index'
import { pageMetadata } from '@/lib/metadata'
import { decoded } from '@/lib/pages/decoded'
import { narrowedParam } from '@/lib/pages/narrowed'
import { contentOf } from '@/lib/pages/render'
import { subjectList } from '@/lib/pages/subjects'

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
  // The first page has an address of its own.
  return narrowedParam(decoded(slug), page === '1' ? '' : page)
}
