import type { Metadata } from 'next'
import { missingPage } from '@/components/frame/missing-page'
import { SubjectIndex } from '@/components/indexes/subject-index'
import { narrowedParam, subjectList } from '@/lib/pages/kinds/narrowed'
import { pageMetadata } from '@/lib/pages/metadata'
import { contentOf } from '@/lib/pages/render'
import { type SlugParams, slugOf, slugParams } from '@/lib/pages/static-params'

export function generateStaticParams() {
  return slugParams(subjectList)
}

export async function generateMetadata({ params }: SlugParams): Promise<Metadata> {
  return pageMetadata(await contentOf(subjectList, narrowedParam(await slugOf(params))))
}

export default async function SubjectPage({ params }: SlugParams) {
  const content = await contentOf(subjectList, narrowedParam(await slugOf(params)))
  return content ? <SubjectIndex {...content} /> : missingPage()
}
