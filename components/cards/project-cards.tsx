import { theme } from '@theme/theme'
import type { ProjectCard } from '@/lib/kinds/projects'
import { routes } from '@/lib/routes/routes'
import { Line } from '../text/text'
import { CardList, type CardsProps } from './card-list'
import { CardText } from './card-parts'
import { fitInLines, LineList } from './line-list'

const { projects: lines } = theme.cards

/** The number of projects in the theme's layout for the first ones. The rest are in its layout for the others. */
const FIRST_PROJECTS = 3

interface ProjectCardsProps extends CardsProps<ProjectCard> {
  /** Picture, title and client alone. */
  isBrief?: boolean
}

export function ProjectCards({ records, isBrief = false, ...list }: ProjectCardsProps) {
  const cards = records.map(({ title, client, slug, summary, cover }) => ({
    href: routes.project(slug),
    title,
    picture: cover,
    price: client !== title && <Line text={client} className="text-small text-muted" />,
    below: !isBrief && <CardText text={summary} phone={list.isIndex ? 'none' : 'short'} />,
  }))
  if (list.columns !== 'pairs' || !lines || !fitInLines(cards))
    return <CardList cards={cards} {...list} isPlated />
  const { level } = list
  return (
    <div className="stack-8">
      <LineList
        cards={cards.slice(0, FIRST_PROJECTS)}
        layout={lines.first}
        isPictured
        isPlated
        level={level}
      />
      {cards.length > FIRST_PROJECTS && (
        <LineList
          cards={cards.slice(FIRST_PROJECTS)}
          layout={lines.others}
          isPictured
          isPlated
          level={level}
        />
      )}
    </div>
  )
}
