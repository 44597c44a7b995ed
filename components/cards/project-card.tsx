import { runningText } from '@/lib/format/typography'
import type { ProjectCardContent } from '@/lib/lists/cards'
import { routes } from '@/lib/routing/routes'
import { Card } from './card'

interface ProjectCardProps {
  project: ProjectCardContent
  level: 2 | 3
  pictured: boolean
  /** On a phone the picture is small and stands beside the text. */
  compact?: boolean
}

export function ProjectCard({ project, level, pictured, compact = false }: ProjectCardProps) {
  const { title, client, slug, summary, cover } = project
  return (
    <Card
      href={routes.project(slug)}
      title={title}
      level={level}
      picture={cover}
      pictured={pictured}
      width="40rem"
      compact={compact}
      above={
        client && client !== title ? (
          <p className="text-small text-muted">{runningText(client)}</p>
        ) : undefined
      }
    >
      {summary && (
        <p className={`line-clamp-3 text-muted ${compact ? 'max-sm:hidden' : ''}`}>{runningText(summary)}</p>
      )}
    </Card>
  )
}
