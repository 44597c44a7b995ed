import { showPictures } from '@site-starter/engine/pictures'
import { theme } from '@theme/theme'
import type { Tier } from '@/lib/kinds/services'
import { CardList, type CardsProps } from './card-list'
import { FieldList } from './field-list'
import { LineList } from './line-list'
import { cardsOfServices, type ShownService } from './service-cards'

const { fields, services: layout } = theme.cards

/** The maximum number of services that may have the largest cards. */
const MAX_LARGEST_CARDS = 6

interface ServiceListProps extends Pick<CardsProps<ShownService>, 'records' | 'level' | 'onPhone'> {
  /** The tier of these services. Default: a mix of tiers. */
  tier?: Tier
  /** Whether the list is on the home page, where a phone shows less of each text, and less important services may have titles only. */
  isOnHome?: boolean
}

/** Services of one tier or of mixed tiers, in the theme's layout of cards. */
export function ServiceList({ records, level, tier, onPhone, isOnHome = false }: ServiceListProps) {
  const isBrief = isOnHome && tier === 'secondary'
  const isPictured = showPictures(records.map(({ image }) => image))
  // Main services without pictures have room for their whole texts.
  const textOnPhone = isOnHome && tier && isPictured ? 'short' : 'whole'
  const phone = isBrief ? 'none' : textOnPhone
  const cards = cardsOfServices(records, { marksPrimary: tier === undefined, phone })
  const layoutTier = tier ?? 'primary'
  if (fields && layoutTier === 'primary' && cards.length <= MAX_LARGEST_CARDS && !isPictured)
    return <FieldList cards={cards} level={level} layout={fields} />
  const cardsWithTitlesAlone = () => cards.map((card) => ({ ...card, below: undefined }))
  if ('grid' in layout) {
    const { hasTitlesAlone, ...shownLines } = layout.grid[layoutTier]
    if (isBrief && hasTitlesAlone)
      return <CardList cards={cardsWithTitlesAlone()} level={level} onPhone={onPhone} isIndex="threes" />
    return <CardList cards={cards} level={level} onPhone={onPhone} {...shownLines} />
  }
  const { lines } = layout
  const linesOfTier =
    lines[layoutTier === 'primary' && cards.length > MAX_LARGEST_CARDS ? 'featured' : layoutTier]
  const hasPictureColumn = linesOfTier.width !== undefined && isPictured
  const shownLines = hasPictureColumn ? linesOfTier : { ...linesOfTier, ...lines.secondary }
  const list = (isBrief && shownLines.titles) || shownLines.list
  return (
    <LineList
      cards={isBrief && shownLines.hasTitlesAlone ? cardsWithTitlesAlone() : cards}
      layout={{ ...shownLines, list }}
      isPictured={hasPictureColumn}
      level={level}
      onPhone={onPhone}
      isOnHome={isOnHome}
    />
  )
}
