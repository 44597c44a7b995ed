import type { Picture as PictureContent } from '@site-starter/engine/fields'
import { shapeOfList, showPictures } from '@site-starter/engine/pictures'
import { theme } from '@theme/theme'
import type { ReactNode } from 'react'
import { langOfPage } from '@/lib/content/translations'
import { Icon } from '../icon'
import type { IconName } from '../icons'
import { Grid, type GridProps } from '../layout/grid'
import { Heading } from '../layout/heading'
import { cardLayouts } from './card-layouts'
import { CardPicture, ROW_WIDTH, sizesOf, widthIn } from './card-picture'
import { CardPlate } from './card-plate'

export interface CardContent {
  /** The address of the record's page; '' for a record without one. */
  href: string
  title: string
  picture: PictureContent | undefined
  /** An icon above the title, for a card without a picture. */
  icon?: IconName | undefined
  /** Content above the title. */
  above?: ReactNode
  /** Content on its own line below the title: a price, a client. */
  price?: ReactNode
  /** Content below the title and `price`. */
  below?: ReactNode
}

interface CardListProps extends Pick<GridProps, 'columns'> {
  cards: CardContent[]
  level: 2 | 3
  /** Whether each card is a row with a small picture on every screen, two or, with 'threes', three side by side. Otherwise only phones show rows. */
  isIndex?: boolean | 'threes' | undefined
  /** Whether a card without a picture has a plate. */
  isPlated?: boolean | undefined
  /** The number of rows of an index that a phone shows, above a link to all of them. */
  onPhone?: number | undefined
}

/** The props of every list of cards. */
export type CardsProps<Content> = Omit<CardListProps, 'cards'> & { records: Content[] }

/** The interval at which a list of pairs shows a large card on a phone. */
const MOST_ROWS = 3

/** A grid of cards, with pictures if most cards have one. The link in the title covers the whole card. */
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
  const ratio = shapeOfList(pictured ? pictures : [], theme.media.card)
  // Without pictures, no card deserves more room than its neighbours, and a portrait is never shown across the page.
  const columns = (pictured && ratio >= 1) || wanted === 'two' ? wanted : 'three'
  // Only multiples of three have a leading card. Other numbers form equal rows (`grid.css`).
  const isLed = columns === 'lead' && cards.length % 3 === 0
  const hasLead = usual !== 'row' && (isLed || columns === 'pairs')
  const hasIcon = !pictured && tellApart(cards)
  const wide = columns === 'two' ? 'lg:odd:last:card-row' : ''
  const whole =
    usual === 'row' ? '' : `sm:only:card-row sm:only:card-alone sm:max-lg:odd:last:card-row ${wide}`
  return (
    <Grid
      columns={isIndex === 'threes' ? isIndex : isIndex ? 'index' : columns}
      gap={cardLayouts[usual].list}
    >
      {cards.map((card, index) => {
        const picture = pictured ? card.picture : undefined
        const isFirst = hasLead && index === 0
        const isLead = isFirst || (hasLead && columns === 'pairs' && index % MOST_ROWS === 0)
        const setting = isLead ? 'card' : usual
        const layout = cardLayouts[setting]
        const over = isFirst && picture && !isPortrait(picture) ? layout.over : undefined
        const isTextCard = (pictured || isPlated) && !picture && setting !== 'row'
        // Pictures of a pair have two widths but the same height.
        const rowHeight = columns === 'pairs' && index > 0 ? 'lg:aspect-auto! lg:h-88' : ''
        const classes = [
          'group relative flex flex-col',
          ...[whole, layout.card, over?.card, isTextCard && layout.textCard],
          isLead && `max-sm:mb-4 max-sm:not-first:mt-4 ${layout.lead ?? ''}`,
          // A card across the page has room for the whole text beside its picture.
          isFirst && columns === 'pairs' && !over && 'lg:[&_p]:line-clamp-none',
          onPhone && index >= onPhone && 'max-lg:hidden',
        ]
        const width = sizesOf(
          over ? '76rem' : widthIn(columns, index, cards.length),
          isLead ? undefined : ROW_WIDTH,
        )
        return (
          <li key={card.href || index} className={classes.filter(Boolean).join(' ')}>
            {picture && (
              <CardPicture
                picture={picture}
                shape={ratio}
                isWhole={setting !== 'row'}
                sizes={setting === 'row' ? ROW_WIDTH : width}
                className={`${layout.picture} ${over?.picture ?? (isFirst && columns === 'lead' ? 'grow lg:aspect-video!' : rowHeight)}`}
              />
            )}
            {isTextCard && (
              <CardPlate href={card.href} shape={ratio} className={`${layout.picture} ${rowHeight}`} />
            )}
            <CardWords
              card={card}
              level={level}
              isRow={setting !== 'card'}
              isLarge={isFirst}
              hasIcon={hasIcon}
              className={`${layout.text} ${over?.text ?? (isFirst && columns === 'pairs' ? 'justify-center' : '')}`}
            />
          </li>
        )
      })}
    </Grid>
  )
}

const isPortrait = ({ width = 1, height = 1 }: PictureContent) => width < height

/** Whether icons help to tell cards apart: at least three different icons, on few cards. */
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

/** The text of a card. Its title and what belongs to it are one element, so that a list can place it beside the rest. */
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
