import { showPictures } from '@site-starter/engine/pictures'
import { theme } from '@theme/theme'
import type { Tier } from '@/lib/kinds/services'
import { CardList, type CardsProps } from './card-list'
import { FieldList } from './field-list'
import { LineList } from './line-list'
import { cardsOfServices, type ShownService } from './service-cards'

const { fields, services: layout } = theme.cards

/** The maximum number of services that may have the largest cards. */
const MOST = 6

interface ServiceListProps extends Pick<CardsProps<ShownService>, 'records' | 'level' | 'onPhone'> {
  /** The tier of these services. Default: a mix of tiers. */
  tier?: Tier
  /** Whether phones, and layouts of a theme that supports it, show titles only. */
  isBrief?: boolean
}

/** Services of one tier or of mixed tiers, in the theme's layout of cards. */
export function ServiceList({ records, level, tier, onPhone, isBrief = false }: ServiceListProps) {
  const cards = cardsOfServices(records, { marksPrimary: tier === undefined, isBrief })
  const room = tier ?? 'primary'
  const isPictured = showPictures(cards.map(({ picture }) => picture))
  if (fields && room === 'primary' && cards.length <= MOST && !isPictured)
    return <FieldList cards={cards} level={level} layout={fields} />
  if ('grid' in layout)
    return <CardList cards={cards} level={level} onPhone={onPhone} {...layout.grid[room]} />
  const { lines } = layout
  const wanted = lines[room === 'primary' && cards.length > MOST ? 'featured' : room]
  const pictured = wanted.width !== undefined && isPictured
  const shownLines = pictured ? wanted : { ...wanted, ...lines.secondary }
  const shown =
    isBrief && shownLines.hasTitlesAlone ? cards.map((card) => ({ ...card, below: undefined })) : cards
  return <LineList cards={shown} layout={shownLines} isPictured={pictured} level={level} onPhone={onPhone} />
}
