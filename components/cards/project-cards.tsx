import type { ProjectCard } from '@/lib/kinds/projects'
import { routes } from '@/lib/routes/routes'
import { Line } from '../text/text'
import { CardList, type CardsProps } from './card-list'
import { CardText } from './card-parts'

export function ProjectCards({ records, ...list }: CardsProps<ProjectCard>) {
  const cards = records.map(({ title, client, slug, summary, cover }) => ({
    ...{ href: routes.project(slug), title, picture: cover },
    below: (
      <>
        {client !== title && <Line text={client} className="text-small text-muted" />}
        <CardText text={summary} isShort={!list.isIndex} />
      </>
    ),
  }))
  return <CardList cards={cards} {...list} isPlated />
}
