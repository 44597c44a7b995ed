import { runningText } from '@/lib/format/typography'
import type { ProjectCardContent } from '@/lib/lists/cards'
import { showPictures } from '@/lib/pictures/picture-fit'
import { routes } from '@/lib/routing/routes'
import { Grid } from '../layout/grid'
import { Card, type CardsProps } from './card'

export function ProjectCards({ records, columns, level, compact = false }: CardsProps<ProjectCardContent>) {
  const pictured = showPictures(records.map(({ cover }) => cover))
  return (
    <Grid columns={columns}>
      {records.map(({ title, client, slug, summary, cover }) => (
        <Card
          key={slug}
          href={routes.project(slug)}
          title={title}
          level={level}
          picture={cover}
          pictured={pictured}
          width="40rem"
          compact={compact}
          above={client && client !== title && <p className="text-small text-muted">{runningText(client)}</p>}
        >
          {summary && (
            <p className={`line-clamp-3 text-muted ${compact ? 'max-sm:hidden' : ''}`}>
              {runningText(summary)}
            </p>
          )}
        </Card>
      ))}
    </Grid>
  )
}
