import type { ReactNode } from 'react'
import { layoutOf } from '@/lib/config/theme/layout-of'
import { phoneColumn } from '@/lib/pictures/phone-column'
import { showPictures } from '@/lib/pictures/picture-fit'
import type { Picture as PictureContent } from '@/lib/resources/fields/files'
import { Icon } from '../icon'
import type { IconName } from '../icons'
import { Grid, type GridProps } from '../layout/grid'
import { Heading } from '../layout/heading'
import { FramedPicture } from '../media/framed-picture'
import { type CardShape, cardLooks } from './card-look'

interface CardContent {
  href: string
  title: string
  picture: PictureContent | undefined
  /** Stands above the title of a card without a picture. */
  icon?: IconName | undefined
  /** Stands above the title; `below` stands below it. */
  above?: ReactNode
  below?: ReactNode
  /** Stands at the end of the title's line, such as a price. */
  beside?: ReactNode
}

interface CardListProps extends Pick<GridProps, 'columns'> {
  cards: CardContent[]
  level: 2 | 3
  /** On a phone each card is a row with a small picture, but for a first one that stands out. */
  compact?: boolean | undefined
  /** The same on every screen. */
  isIndex?: boolean | undefined
  /** Where the theme numbers its cards. */
  isNumbered?: boolean | undefined
  /** Width of the widest picture on a wide screen. */
  width?: string
}

/** What every list of cards takes. */
export type CardsProps<Content> = Pick<
  CardListProps,
  'columns' | 'level' | 'compact' | 'isIndex' | 'isNumbered' | 'width'
> & {
  records: Content[]
}

/** Letters that fit beside a small picture. */
const ROW_LINE = 10

/** After so many records of a list of pairs, one stands out on a phone too. */
const MOST_ROWS = 3

/** A grid of cards, with pictures if most of them have one. The whole card is the target of the link in its title. */
export function CardList({
  cards,
  columns = 'three',
  level,
  compact,
  isIndex,
  isNumbered,
  width,
}: CardListProps) {
  const pictured = showPictures(cards.map(({ picture }) => picture))
  const isBareText = cards.length === 1 && !(pictured && cards[0]?.picture)
  const usual: CardShape = isIndex || isBareText ? 'row' : compact ? 'row-on-phone' : 'card'
  const hasLead = compact && usual !== 'row' && (columns === 'lead' || columns === 'pairs')
  const wide = columns === 'two' ? 'lg:odd:last:card-row' : ''
  const whole =
    usual === 'row' ? '' : `sm:only:card-row sm:only:card-alone sm:max-lg:odd:last:card-row ${wide}`
  return (
    <Grid
      columns={isIndex ? 'two' : columns}
      gap={`${cardLooks[usual].list} ${hasLead ? 'max-sm:border-t-0' : ''}`}
    >
      {cards.map(({ href, title, picture, icon, above, below, beside }, index) => {
        const shown = pictured ? picture : undefined
        const isLead = hasLead && (index === 0 || (columns === 'pairs' && index % MOST_ROWS === 0))
        const shape = isLead ? 'card' : usual
        const look = cardLooks[shape]
        const over = hasLead && index === 0 && shown ? look.over : undefined
        const isTextCard = pictured && !shown && shape !== 'row'
        // A pair has pictures of two widths and of one height, or a title as large as its room.
        const inPair = columns === 'pairs' && index > 0 ? 'lg:aspect-auto! lg:h-88' : ''
        const textCard = isTextCard ? `sm:card-text ${inPair && 'lg:[&_h2]:text-section'}` : ''
        const lead = isLead ? `max-sm:mb-4 max-sm:not-first:mt-4 ${look.lead ?? ''}` : ''
        const next = hasLead && !isLead && index % MOST_ROWS === 1 ? look.next : ''
        return (
          <li
            key={href}
            className={`group relative flex flex-col [transition:background-color_150ms,border-color_150ms] ${textCard} ${whole} ${look.card} ${lead} ${next} ${over ?? ''} ${isNumbered && cards.length > 1 ? (look.number ?? '') : ''}`}
          >
            {shown && (
              <CardPicture
                picture={shown}
                shape={shape}
                className={`${look.picture} ${inPair} ${over ? 'lg:aspect-auto!' : ''}`}
                width={width}
              />
            )}
            <div
              className={`flex grow flex-col gap-2 ${shape === 'row' ? 'index-text' : 'sm:gap-3'} ${look.text} ${over ? 'on-deep' : ''}`}
            >
              {icon && !shown && !(pictured && shape === 'row') && (
                <span className={`text-accent ${pictured && shape !== 'card' ? 'max-sm:hidden' : ''}`}>
                  <Icon name={icon} size="large" />
                </span>
              )}
              {above}
              <div
                className={`flex flex-wrap content-start items-baseline justify-between gap-x-4 *:first:flex-[1_1_8rem] ${isTextCard ? 'sm:grow' : ''}`}
              >
                <Heading
                  level={level}
                  size="card"
                  text={title}
                  href={href}
                  line={shape === 'card' ? undefined : ROW_LINE}
                />
                {beside}
              </div>
              {below}
            </div>
          </li>
        )
      })}
    </Grid>
  )
}

/** The width of a 3:2 photograph that fills a square of 5.5rem. */
const ROW_WIDTH = '8.5rem'

interface CardPictureProps {
  picture: PictureContent
  shape: CardShape
  className: string
  width: string | undefined
}

function CardPicture({ picture, shape, className, width = '24rem' }: CardPictureProps) {
  const { card: ratio } = layoutOf('media')
  const onPhone = shape === 'card' ? phoneColumn : ROW_WIDTH
  const sizes =
    shape === 'row' ? ROW_WIDTH : `(min-width: 64rem) ${width}, (min-width: 40rem) 45vw, ${onPhone}`
  return (
    <div className={`relative overflow-hidden bg-sunken ${className}`} style={{ aspectRatio: ratio }}>
      <div className="absolute inset-0">
        <FramedPicture picture={picture} frame={ratio} sizes={sizes} small />
      </div>
    </div>
  )
}
