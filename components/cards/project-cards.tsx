import { directionOf } from '@/lib/format/direction'
import { runningText } from '@/lib/format/typography'
import type { ProjectCard } from '@/lib/resources/projects'
import { routes } from '@/lib/routing/routes'
import { CardList, type CardsProps } from './card-list'
import { CardText } from './card-parts'

export function ProjectCards({ records, ...list }: CardsProps<ProjectCard>) {
  const cards = records.map(({ title, client, slug, summary, cover }) => ({
    ...{ href: routes.project(slug), title, picture: cover },
    below: (
      <>
        {client && client !== title && (
          <p dir={directionOf(client)} className="text-small text-muted">
            {runningText(client)}
          </p>
        )}
        {summary && (
          <div className={list.compact ? 'max-sm:*:line-clamp-2' : ''}>
            <CardText text={summary} />
          </div>
        )}
      </>
    ),
  }))
  return <CardList cards={cards} {...list} />
}
