import type { Metadata } from 'next'
import { ProjectsIndex } from '@/components/indexes/projects-index'
import { pageMetadata } from '@/lib/metadata'
import { projectList } from '@/lib/pages/lists'
import { contentOf, existingContentOf } from '@/lib/pages/render'

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata(await contentOf(projectList, '1'))
}

export default async function ProjectsPage() {
  return <ProjectsIndex {...(await existingContentOf(projectList, '1'))} />
}
