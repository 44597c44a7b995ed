import { directionOf } from '@/lib/format/direction'
import { runningText } from '@/lib/format/typography'
import type { ProjectCard } from '@/lib/resources/projects'
import { routes } from '@/lib/routing/routes'
import { CardList, type CardsProps } from './card-list'

export function ProjectCards({ records, ...list }: CardsProps<ProjectCard>) {
  const cards = records.map(({ title, client, slug, summary, cover }) => ({
    href: routes.project(slug),
    title,
    picture: cover,
    above: client && client !== title && (
      <p dir={directionOf(client)} className="text-small text-muted">
        {runningText(client)}
      </p>
    ),
    below: summary && (
      <p
        dir={directionOf(summary)}
        className={`line-clamp-3 text-muted ${list.compact ? 'max-sm:hidden' : ''}`}
      >
        {runningText(summary)}
      </p>
    ),
  }))
  return <CardList cards={cards} width="40rem" {...list} />
}
