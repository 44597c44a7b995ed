import { showPictures } from '@site-starter/engine/pictures'
import { theme } from '@theme/theme'
import type { Tier } from '@/lib/kinds/services'
import { CardList, type CardsProps, CardWords } from './card-list'
import { CardPicture, sizesOf } from './card-picture'
import { FieldList } from './field-list'
import { cardsOfServices, type ShownService } from './service-cards'

const { fields, services: layout } = theme.cards

/** So many services of a list may have the most room. */
const MOST = 6

interface ServiceListProps extends Pick<CardsProps<ShownService>, 'records' | 'level' | 'onPhone'> {
  /** How important these services are. Absent: they are of several tiers. */
  tier?: Tier
}

/** Services of one tier, or of several among one another, as the theme lays out its cards. */
export function ServiceList({ records, level, tier, onPhone }: ServiceListProps) {
  const cards = cardsOfServices(records, tier === undefined)
  const room = tier ?? 'primary'
  const isPictured = showPictures(cards.map(({ picture }) => picture))
  if (fields && room === 'primary' && cards.length <= MOST && !isPictured)
    return <FieldList cards={cards} level={level} look={fields} />
  if ('grid' in layout)
    return <CardList cards={cards} level={level} onPhone={onPhone} {...layout.grid[room]} />
  const { lines } = layout
  const wanted = lines[room === 'primary' && cards.length > MOST ? 'featured' : room]
  const pictured = wanted.width !== undefined && isPictured
  const look = pictured ? wanted : { ...wanted, ...lines.secondary }
  return (
    <ul className={look.list}>
      {cards.map((card, index) => {
        const picture = pictured ? card.picture : undefined
        const classes = [
          ...['group relative', look.card, !picture && look.textCard],
          cards.length > 1 && look.numbered,
          onPhone !== undefined && index >= onPhone && 'max-lg:hidden',
        ]
        return (
          <li key={card.href} className={classes.filter(Boolean).join(' ')}>
            {picture && (
              <CardPicture
                picture={picture}
                isWhole
                sizes={sizesOf(look.width ?? '')}
                className={look.picture}
              />
            )}
            <CardWords
              card={card}
              level={level}
              isRow={look.numbered !== undefined}
              isLarge={pictured && look.isLarge === true}
              className={look.text}
            />
          </li>
        )
      })}
    </ul>
  )
}
