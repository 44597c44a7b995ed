import { runningText } from '@/lib/format/typography'
import type { ServiceCardContent } from '@/lib/lists/cards'
import { routes } from '@/lib/routing/routes'
import { Icon } from '../icon'
import { CardList, type CardsProps } from './card-list'

export function ServiceCards({ records, ...list }: CardsProps<ServiceCardContent>) {
  const cards = records.map(({ slug, title, short, icon, image }) => ({
    href: routes.service(slug),
    title,
    picture: image,
    emblem: <Icon name={icon} size="inherit" />,
    above: (
      <span className="text-accent">
        <Icon name={icon} size="large" />
      </span>
    ),
    below: short && <p className="text-muted">{runningText(short)}</p>,
  }))
  return <CardList cards={cards} {...list} />
}
