import type { Metadata } from 'next'
import { missingPage } from '@/components/frame/missing-page'
import { ProjectsIndex } from '@/components/indexes/projects-index'
import { projectList } from '@/lib/pages/kinds/lists'
import { pageMetadata } from '@/lib/pages/metadata'
import { contentOf } from '@/lib/pages/render'

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata(await contentOf(projectList, '1'))
}

export default async function ProjectsPage() {
  const content = await contentOf(projectList, '1')
  return content ? <ProjectsIndex {...content} /> : missingPage()
}
