import { byLayout } from '@/lib/config/theme/layout-of'
import { showPictures } from '@/lib/pictures/picture-fit'
import type { Tier } from '@/lib/resources/services'
import { CardList, type CardsProps, CardWords } from './card-list'
import { CardPicture, sizesOf } from './card-picture'
import { cardsOfServices, type ShownService } from './service-cards'

/** Cards in a grid. The more important services are, the more room they have. */
const grid: Record<Tier, Partial<CardsProps<ShownService>>> = {
  primary: { columns: 'lead' },
  featured: {},
  secondary: { isIndex: true },
}

/** The cards of a list one below the other. */
interface LinesLook {
  list: string
  card: string
  picture: string
  text: string
  /** Of a card without a picture. */
  textCard?: string
  /** Whether they have numbers, if there are several. */
  isNumbered?: boolean
  isLarge?: boolean
  /** Width of the picture on a wide screen. Absent: it has none. */
  width?: string
}

/** A line of a catalogue: title, text, picture. */
const entry: LinesLook = {
  list: '',
  card: 'border-t border-line py-6 hover:border-accent lg:grid lg:grid-cols-[4fr_5fr_3fr] lg:items-start lg:gap-x-8',
  picture: 'max-lg:hidden lg:order-1',
  text: 'lg:contents',
}

/** A line of a timetable (`service-list.css`). */
const board: LinesLook = {
  list: '',
  card: 'board border-t border-line py-4 hover:bg-sunken',
  picture: 'max-lg:col-span-full lg:col-start-2 lg:row-start-1',
  text: '',
  isNumbered: true,
}

const lines: Record<Tier, LinesLook> | undefined = byLayout('card', {
  sheet: undefined,
  bare: {
    /** The picture is on the other side in every second one. */
    primary: {
      list: 'stack-12 pb-8',
      card: 'flex flex-col gap-4 lg:grid lg:grid-cols-12 lg:items-start lg:gap-x-8 lg:[&_p]:text-lead',
      picture: 'lg:col-span-7 lg:group-even:order-1',
      text: 'lg:col-span-5 lg:only:col-span-full',
      textCard: 'border-t border-line pt-4',
      isLarge: true,
      width: '44rem',
    },
    featured: { ...entry, width: '18rem' },
    secondary: entry,
  },
  cell: {
    primary: { ...board, picture: `${board.picture} max-lg:aspect-21/9!`, isLarge: true, width: '15rem' },
    featured: { ...board, picture: `${board.picture} max-lg:hidden`, width: '15rem' },
    secondary: { ...board, list: '[--board-picture:0rem]' },
  },
})

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
  if (lines === undefined) return <CardList cards={cards} level={level} onPhone={onPhone} {...grid[room]} />
  const wanted = lines[room === 'primary' && cards.length > MOST ? 'featured' : room]
  const pictured = wanted.width !== undefined && showPictures(cards.map(({ picture }) => picture))
  const look = pictured ? wanted : { ...wanted, ...lines.secondary }
  return (
    <ul className={look.list}>
      {cards.map((card, index) => {
        const picture = pictured ? card.picture : undefined
        const classes = [
          ...['group relative', look.card, !picture && look.textCard],
          look.isNumbered && cards.length > 1 && 'numbered',
          onPhone !== undefined && index >= onPhone && 'max-lg:hidden',
        ]
        return (
          <li key={card.href} className={classes.filter(Boolean).join(' ')}>
            {picture && (
              <CardPicture picture={picture} sizes={sizesOf(look.width ?? '')} className={look.picture} />
            )}
            <CardWords
              card={card}
              level={level}
              isRow={look.isNumbered === true}
              isLarge={look.isLarge === true}
              className={look.text}
            />
          </li>
        )
      })}
    </ul>
  )
}
