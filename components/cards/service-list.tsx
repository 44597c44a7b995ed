import { layoutOf } from '@/lib/config/theme/layout-of'
import type { Layouts } from '@/lib/config/theme/layouts'
import { showPictures } from '@/lib/pictures/picture-fit'
import type { Tier } from '@/lib/resources/services'
import { type CardContent, CardList, type CardsProps, CardWords } from './card-list'
import type { CardLook } from './card-look'
import { CardPicture, sizesOf } from './card-picture'
import { cardsOfServices, type ShownService } from './service-cards'

/** The cards of a list one below the other. */
interface LinesLook extends CardLook {
  isLarge?: boolean
  /** Width of the picture on a wide screen. Absent: it has none. */
  width?: string
}

const line = { list: '', text: '', picture: '' }

const entry: LinesLook = {
  ...line,
  card: 'entry border-t border-line py-6 hover:border-accent',
  picture: 'max-lg:hidden lg:order-1',
}

const board: LinesLook = {
  ...line,
  card: 'board border-t border-line py-4 hover:bg-sunken',
  number: 'numbered',
}

const inBoard = 'max-lg:col-span-full lg:col-start-2 lg:row-start-1'

/** Cards in a grid. The more important services are, the more room they have. */
const grid: Record<Tier, Partial<CardsProps<ShownService>>> = {
  primary: { columns: 'lead', compact: true },
  featured: { compact: true },
  secondary: { isIndex: true },
}

/** A catalogue, whose large pictures change sides; a timetable. */
const lines: Record<Exclude<Layouts['card'], 'sheet'>, Record<Tier, LinesLook>> = {
  bare: {
    primary: {
      ...line,
      list: 'stack-12 pb-8',
      card: 'spread lg:[&_p]:text-lead',
      picture: 'lg:group-even:order-1',
      textCard: 'border-t border-line pt-4',
      isLarge: true,
      width: '44rem',
    },
    featured: { ...entry, width: '18rem' },
    secondary: entry,
  },
  cell: {
    primary: { ...board, picture: `${inBoard} max-lg:aspect-21/9!`, isLarge: true, width: '15rem' },
    featured: { ...board, picture: `${inBoard} max-lg:hidden`, width: '15rem' },
    secondary: { ...board, list: '[--board-picture:0rem]' },
  },
}

/** So many services of a list may have the most room. */
const MOST = 6

interface ServiceListProps extends Pick<CardsProps<ShownService>, 'records' | 'level' | 'onPhone'> {
  /** How important these services are. Absent: they are of several tiers. */
  tier?: Tier
}

/** Services of one tier, or of several among one another, as the theme lays them out. */
export function ServiceList({ records, level, tier, onPhone }: ServiceListProps) {
  const layout = layoutOf('card')
  const cards = cardsOfServices(records, tier === undefined)
  const room = tier ?? 'primary'
  if (layout === 'sheet')
    return <CardList cards={cards} level={level} onPhone={onPhone} isNumbered {...grid[room]} />
  const looks = lines[layout]
  const wanted = looks[room === 'primary' && cards.length > MOST ? 'featured' : room]
  const pictured = wanted.width !== undefined && showPictures(cards.map(({ picture }) => picture))
  const look = pictured ? wanted : { ...wanted, ...looks.secondary }
  return (
    <ul className={look.list}>
      {cards.map((card, index) => (
        <Line
          key={card.href}
          card={pictured ? card : { ...card, picture: undefined }}
          level={level}
          look={look}
          isNumbered={cards.length > 1}
          isAfterPhone={onPhone !== undefined && index >= onPhone}
        />
      ))}
    </ul>
  )
}

interface LineProps {
  card: CardContent
  level: 2 | 3
  look: LinesLook
  isNumbered: boolean
  /** A phone shows no more of the list. */
  isAfterPhone: boolean
}

function Line({ card, level, look, isNumbered, isAfterPhone }: LineProps) {
  const { picture } = card
  const classes = [
    ...['group relative', look.card, !picture && look.textCard],
    isNumbered && look.number,
    isAfterPhone && 'max-lg:hidden',
  ]
  return (
    <li className={classes.filter(Boolean).join(' ')}>
      {picture && (
        <CardPicture picture={picture} sizes={sizesOf(look.width ?? '')} className={look.picture} />
      )}
      <CardWords
        card={card}
        level={level}
        look={look}
        isRow={look.number !== undefined}
        isLarge={look.isLarge === true}
        hasIcon={false}
      />
    </li>
  )
}
