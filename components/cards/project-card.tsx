import type { Project } from '@/lib/platform'
import { coverOf } from '@/lib/projects'
import { routes } from '@/lib/routes'
import { Card } from './card'

export function ProjectCard({ project, level }: { project: Project; level: 2 | 3 }) {
  const { title, client, slug, results, problem } = project
  return (
    <Card
      href={routes.project(slug)}
      title={title}
      level={level}
      picture={coverOf(project)}
      sizes="(min-width: 64rem) 40rem, (min-width: 40rem) 45vw, 92vw"
      above={client && client !== title ? <p className="text-small text-muted">{client}</p> : undefined}
    >
      {(results || problem) && <p className="line-clamp-3 text-muted">{results || problem}</p>}
    </Card>
  )
}
