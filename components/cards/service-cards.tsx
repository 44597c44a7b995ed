import type { ServiceCard } from '@/lib/kinds/services'
import { routes } from '@/lib/routes/routes'
import { type CardContent, CardList, type CardsProps } from './card-list'
import { CardText, Featured, iconOf, isFew } from './card-parts'

/** A service as lists show it. */
export type ShownService = Omit<ServiceCard, 'tier'> & Partial<Pick<ServiceCard, 'tier'>>

export function ServiceCards({ records, ...list }: CardsProps<ShownService>) {
  return <CardList cards={cardsOfServices(records)} {...list} />
}

interface Look {
  /** Where services of all tiers stand among one another. */
  marksPrimary?: boolean
  /** On a phone, titles alone. */
  isBrief?: boolean
}

export function cardsOfServices(
  records: ShownService[],
  { marksPrimary = false, isBrief = false }: Look = {},
): CardContent[] {
  const isMain = ({ tier }: ShownService) => tier === 'primary'
  const marks = marksPrimary && isFew(records, isMain)
  return records.map((service) => {
    const { slug, title, short, icon, image } = service
    return {
      ...{ href: routes.service(slug), title, picture: image, icon: iconOf('services', icon) },
      above: marks && isMain(service) && <Featured />,
      below: <CardText text={short} phone={isBrief ? 'none' : 'whole'} />,
    }
  })
}
