import type { ServiceCard } from '@/lib/resources/services'
import { routes } from '@/lib/routing/routes'
import { CardList, type CardsProps } from './card-list'
import { CardText, Featured, iconOf, isFew } from './card-parts'

type Shown = Omit<ServiceCard, 'tier'> & Partial<Pick<ServiceCard, 'tier'>>

interface ServiceCardsProps extends CardsProps<Shown> {
  /** True where services of all tiers stand among one another. */
  marksPrimary?: boolean
}

export function ServiceCards({ records, marksPrimary = false, ...list }: ServiceCardsProps) {
  const isMain = ({ tier }: Shown) => tier === 'primary'
  const marks = marksPrimary && isFew(records, isMain)
  const cards = records.map((service) => {
    const { slug, title, short, icon, image } = service
    return {
      ...{ href: routes.service(slug), title, picture: image, icon: iconOf('services', icon) },
      above: marks && isMain(service) && <Featured />,
      below: <CardText text={short} />,
    }
  })
  return <CardList cards={cards} {...list} />
}
