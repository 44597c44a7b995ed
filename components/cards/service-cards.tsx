import type { ServiceCard } from '@/lib/kinds/services'
import { routes } from '@/lib/routes/routes'
import { type CardContent, CardList, type CardsProps } from './card-list'
import { CardText, Featured, iconOf, isFew, type TextOnPhone } from './card-parts'

/** A service in a list. Its tier is absent where the list does not need it. */
export type ShownService = Omit<ServiceCard, 'tier'> & Partial<Pick<ServiceCard, 'tier'>>

export function ServiceCards({ records, ...list }: CardsProps<ShownService>) {
  return <CardList cards={cardsOfServices(records)} {...list} />
}

interface Options {
  /** Whether to mark primary services, in a list that mixes all tiers. */
  marksPrimary?: boolean
  /** How much of each text a phone shows. */
  phone?: TextOnPhone
}

export function cardsOfServices(
  records: ShownService[],
  { marksPrimary = false, phone = 'whole' }: Options = {},
): CardContent[] {
  const isPrimary = ({ tier }: ShownService) => tier === 'primary'
  const hasMarks = marksPrimary && isFew(records, isPrimary)
  return records.map((service) => {
    const { slug, title, short, icon, image } = service
    return {
      href: routes.service(slug),
      title,
      picture: image,
      icon: iconOf('services', icon),
      above: hasMarks && isPrimary(service) && <Featured />,
      below: <CardText text={short} phone={phone} />,
    }
  })
}
