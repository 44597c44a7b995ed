import type { ProjectCardContent } from '@/lib/cards'
import { routes } from '@/lib/routes'
import { Card } from './card'

interface ProjectCardProps {
  project: ProjectCardContent
  level: 2 | 3
  /** On a phone the picture is small and beside the words. */
  compact?: boolean
}

export function ProjectCard({ project, level, compact = false }: ProjectCardProps) {
  const { title, client, slug, summary, cover } = project
  return (
    <Card
      href={routes.project(slug)}
      title={title}
      level={level}
      picture={cover}
      width="40rem"
      compact={compact}
      above={client && client !== title ? <p className="text-small text-muted">{client}</p> : undefined}
    >
      {summary && <p className={`line-clamp-3 text-muted ${compact ? 'max-sm:hidden' : ''}`}>{summary}</p>}
    </Card>
  )
}
