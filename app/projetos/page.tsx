import { ProjectsIndex } from '@/components/indexes/projects-index'
import { indexMetadata } from '@/lib/metadata'

export function generateMetadata() {
  return indexMetadata('projects', 1)
}

export default function ProjectsPage() {
  return <ProjectsIndex page={1} />
}
