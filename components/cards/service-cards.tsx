import { directionOf } from '@/lib/format/direction'
import { runningText } from '@/lib/format/typography'
import type { ServiceCard } from '@/lib/resources/services'
import { routes } from '@/lib/routing/routes'
import { Icon } from '../icon'
import { CardList, type CardsProps } from './card-list'
import { Featured } from './featured'

interface ServiceCardsProps extends CardsProps<ServiceCard> {
  /** True where services of all tiers stand among one another. */
  marksPrimary?: boolean
}

export function ServiceCards({ records, marksPrimary = false, ...list }: ServiceCardsProps) {
  const cards = records.map(({ slug, title, short, icon, image, tier }) => ({
    href: routes.service(slug),
    title,
    picture: image,
    emblem: <Icon name={icon} size="inherit" />,
    above: (
      <span className="flex flex-wrap items-center justify-between gap-3 text-accent">
        <Icon name={icon} size="large" />
        {marksPrimary && tier === 'primary' && <Featured />}
      </span>
    ),
    below: short && (
      <p dir={directionOf(short)} className="text-muted">
        {runningText(short)}
      </p>
    ),
  }))
  return <CardList cards={cards} {...list} />
}
