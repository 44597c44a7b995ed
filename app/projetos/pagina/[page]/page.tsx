import type { Metadata } from 'next'
import { missingPage } from '@/components/frame/missing-page'
import { ProjectsIndex } from '@/components/indexes/projects-index'
import { projectList } from '@/lib/pages/kinds/lists'
import { pageMetadata } from '@/lib/pages/metadata'
import { contentOf } from '@/lib/pages/render'
import { laterPageParams } from '@/lib/pages/static-params'
import { laterPage, type PageParams } from '@/lib/routing/page-params'

export function generateStaticParams() {
  return laterPageParams(projectList)
}

export async function generateMetadata(props: PageParams): Promise<Metadata> {
  return pageMetadata(await contentOf(projectList, await laterPage(props)))
}

export default async function LaterProjectsPage(props: PageParams) {
  const content = await contentOf(projectList, await laterPage(props))
  return content ? <ProjectsIndex {...content} /> : missingPage()
}
