import type { Project } from '@/lib/platform'
import { coverOf } from '@/lib/projects'
import { routes } from '@/lib/routes'
import { Card } from './card'

interface ProjectCardProps {
  project: Project
  level: 2 | 3
  /** On a phone the picture is small and beside the words. */
  compact?: boolean
}

export function ProjectCard({ project, level, compact = false }: ProjectCardProps) {
  const { title, client, slug, results, problem } = project
  return (
    <Card
      href={routes.project(slug)}
      title={title}
      level={level}
      picture={coverOf(project)}
      width="40rem"
      compact={compact}
      above={client && client !== title ? <p className="text-small text-muted">{client}</p> : undefined}
    >
      {(results || problem) && (
        <p className={`line-clamp-3 text-muted ${compact ? 'max-sm:hidden' : ''}`}>{results || problem}</p>
      )}
    </Card>
  )
}
