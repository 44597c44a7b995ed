import type { Metadata } from 'next'
import { ProjectsIndex } from '@/components/indexes/projects-index'
import { pageMetadata } from '@/lib/metadata'
import { laterPage, type PageParams } from '@/lib/page-params'
import { projectList } from '@/lib/pages/lists'
import { contentOf, existingContentOf } from '@/lib/pages/render'
import { laterPageParams } from '@/lib/pages/static-params'

export function generateStaticParams() {
  return laterPageParams(projectList)
}

export async function generateMetadata(props: PageParams): Promise<Metadata> {
  return pageMetadata(await contentOf(projectList, await laterPage(props)))
}

export default async function LaterProjectsPage(props: PageParams) {
  return <ProjectsIndex {...(await existingContentOf(projectList, await laterPage(props)))} />
}
