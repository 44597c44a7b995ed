import { ProjectsIndex } from '@/components/indexes/projects-index'
import { laterIndexPages } from '@/lib/indexes'
import { indexMetadata } from '@/lib/metadata'
import { type PageParams, pageNumber } from '@/lib/page-params'

export function generateStaticParams() {
  return laterIndexPages('projects')
}

export async function generateMetadata(props: PageParams) {
  return indexMetadata('projects', await pageNumber(props))
}

export default async function LaterProjectsPage(props: PageParams) {
  return <ProjectsIndex page={await pageNumber(props)} />
}
