import type { ServiceCard } from '@/lib/kinds/services'
import { routes } from '@/lib/routes/routes'
import { type CardContent, CardList, type CardsProps } from './card-list'
import { CardText, Featured, iconOf, isFew } from './card-parts'

/** A service as a list shows it. */
export type ShownService = Omit<ServiceCard, 'tier'> & Partial<Pick<ServiceCard, 'tier'>>

export function ServiceCards({ records, ...list }: CardsProps<ShownService>) {
  return <CardList cards={cardsOfServices(records)} {...list} />
}

interface Options {
  /** Whether to mark primary services, in a list that mixes all tiers. */
  marksPrimary?: boolean
  /** Whether a phone shows titles only. */
  isBrief?: boolean
}

export function cardsOfServices(
  records: ShownService[],
  { marksPrimary = false, isBrief = false }: Options = {},
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
