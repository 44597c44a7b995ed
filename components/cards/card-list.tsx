import type { Picture as PictureContent } from '@site-starter/engine/fields'
import { frameOfList, showPictures } from '@site-starter/engine/pictures'
import { theme } from '@theme/theme'
import type { ReactNode } from 'react'
import { langOfPage } from '@/lib/content/translations'
import { Icon } from '../icon'
import type { IconName } from '../icons'
import { Grid, type GridProps } from '../layout/grid'
import { Heading } from '../layout/heading'
import { cardLooks } from './card-look'
import { CardPicture, ROW_WIDTH, sizesOf, widthIn } from './card-picture'
import { CardPlate } from './card-plate'

export interface CardContent {
  /** '' for a record without a page. */
  href: string
  title: string
  picture: PictureContent | undefined
  /** Stands above the title of a card without a picture. */
  icon?: IconName | undefined
  /** Stands above the title. */
  above?: ReactNode
  /** Stands below the title on a line of its own: a price, a client. */
  price?: ReactNode
  /** Stands below both. */
  below?: ReactNode
}

interface CardListProps extends Pick<GridProps, 'columns'> {
  cards: CardContent[]
  level: 2 | 3
  /** Each card is a row with a small picture on every screen. Else it is so on a phone, but for one that stands out. */
  isIndex?: boolean | undefined
  /** Each card has a picture, or its plate. */
  isPlated?: boolean | undefined
  /** So many rows of an index are in view on a phone, where a link leads to all of them. */
  onPhone?: number | undefined
}

/** What every list of cards takes. */
export type CardsProps<Content> = Omit<CardListProps, 'cards'> & { records: Content[] }

/** After so many records of a list of pairs, one stands out on a phone too. */
const MOST_ROWS = 3

/** A grid of cards, with pictures if most of them have one. The whole card is the target of the link in its title. */
export function CardList({
  cards,
  columns: wanted = 'three',
  level,
  isIndex,
  isPlated,
  onPhone,
}: CardListProps) {
  const pictures = cards.map(({ picture }) => picture)
  const pictured = showPictures(pictures)
  const isBareText = cards.length === 1 && !(pictured && cards[0]?.picture)
  const usual = isIndex || isBareText ? 'row' : 'row-on-phone'
  const ratio = frameOfList(pictured ? pictures : [], theme.media.card)
  // Without its picture, a card has no more to say than its neighbours, and a portrait is not shown across the page.
  const columns = (pictured && ratio >= 1) || wanted === 'two' ? wanted : 'three'
  // Any other number of cards than a multiple of three is rows of equals (`grid.css`).
  const isLed = columns === 'lead' && cards.length % 3 === 0
  const hasLead = usual !== 'row' && (isLed || columns === 'pairs')
  const hasIcon = !pictured && tellApart(cards)
  const wide = columns === 'two' ? 'lg:odd:last:card-row' : ''
  const whole =
    usual === 'row' ? '' : `sm:only:card-row sm:only:card-alone sm:max-lg:odd:last:card-row ${wide}`
  return (
    <Grid columns={isIndex ? 'index' : columns} gap={cardLooks[usual].list}>
      {cards.map((card, index) => {
        const picture = pictured ? card.picture : undefined
        const isFirst = hasLead && index === 0
        const isLead = isFirst || (hasLead && columns === 'pairs' && index % MOST_ROWS === 0)
        const shape = isLead ? 'card' : usual
        const look = cardLooks[shape]
        const over = isFirst && picture && !isPortrait(picture) ? look.over : undefined
        const isTextCard = (pictured || isPlated) && !picture && shape !== 'row'
        // A pair has pictures of two widths and of one height.
        const frame = columns === 'pairs' && index > 0 ? 'lg:aspect-auto! lg:h-88' : ''
        const classes = [
          'group relative flex flex-col',
          ...[whole, look.card, over?.card, isTextCard && look.textCard],
          isLead && `max-sm:mb-4 max-sm:not-first:mt-4 ${look.lead ?? ''}`,
          // Beside a picture across the page there is room for the whole text.
          isFirst && columns === 'pairs' && !over && 'lg:[&_p]:line-clamp-none',
          onPhone && index >= onPhone && 'max-lg:hidden',
        ]
        const width = sizesOf(widthIn(columns, index, cards.length), isLead ? undefined : ROW_WIDTH)
        return (
          <li key={card.href || index} className={classes.filter(Boolean).join(' ')}>
            {picture && (
              <CardPicture
                picture={picture}
                frame={ratio}
                isWhole={shape !== 'row'}
                sizes={shape === 'row' ? ROW_WIDTH : width}
                className={`${look.picture} ${over?.picture ?? (isFirst && columns === 'lead' ? 'lg:aspect-video!' : frame)}`}
              />
            )}
            {isTextCard && (
              <CardPlate href={card.href} frame={ratio} className={`${look.picture} ${frame}`} />
            )}
            <CardWords
              card={card}
              level={level}
              isRow={shape !== 'card'}
              isLarge={isFirst}
              hasIcon={hasIcon}
              className={`${look.text} ${over?.text ?? (isFirst && columns === 'pairs' ? 'justify-center' : '')}`}
            />
          </li>
        )
      })}
    </Grid>
  )
}

const isPortrait = ({ width = 1, height = 1 }: PictureContent) => width < height

/** Whether icons tell cards apart: of three kinds at least, among few cards. */
function tellApart(cards: CardContent[]): boolean {
  return cards.length <= MOST_ICONS && new Set(cards.map(({ icon }) => icon)).size >= LEAST_KINDS
}

const MOST_ICONS = 12
const LEAST_KINDS = 3

interface CardWordsProps {
  card: CardContent
  level: 2 | 3
  isRow: boolean
  isLarge: boolean
  hasIcon?: boolean
  className: string
}

/** The text of a card. Its title with what belongs to it is one part, so that a list may set it beside the rest. */
export function CardWords({ card, level, isRow, isLarge, hasIcon = false, className }: CardWordsProps) {
  const { href, title, icon, above, price, below } = card
  return (
    <div lang={langOfPage(href)} className={`flex grow flex-col gap-2 sm:gap-3 ${className}`}>
      <div className="flex flex-col gap-2">
        {icon && hasIcon && (
          <span className="text-accent">
            <Icon name={icon} size="large" />
          </span>
        )}
        {above}
        <Heading
          level={level}
          size={isLarge ? 'part' : 'card'}
          text={title}
          href={href}
          place={isRow ? 'besidePicture' : undefined}
        />
        {price}
      </div>
      {below}
    </div>
  )
}
