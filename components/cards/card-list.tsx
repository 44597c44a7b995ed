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
  /** Content on a separate line below the title: a price, a client. */
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

/** A phone shows every third card of a list of pairs as a large card, the others as rows. */
const LARGE_CARD_INTERVAL = 3

/** A grid of cards, with pictures if most cards have one. The link in the title covers the whole card. */
export function CardList({
  cards,
  columns: wantedColumns = 'three',
  level,
  isIndex,
  isPlated,
  onPhone,
}: CardListProps) {
  const pictures = cards.map(({ picture }) => picture)
  const hasPictures = showPictures(pictures)
  const isBareText = cards.length === 1 && !(hasPictures && cards[0]?.picture)
  const usualLayout = isIndex || isBareText ? 'row' : 'row-on-phone'
  const shape = shapeOfList(hasPictures ? pictures : [], theme.media.card)
  // Without pictures, no card deserves more room than its neighbours, and a portrait is never shown across the page.
  const columns = (hasPictures && shape >= 1) || wantedColumns === 'two' ? wantedColumns : 'three'
  // Only multiples of three have a leading card. Other numbers form equal rows (`grid.css`).
  const canHaveLead = columns === 'pairs' || (columns === 'lead' && cards.length % 3 === 0)
  const hasLead = canHaveLead && usualLayout !== 'row'
  const hasIcon = !hasPictures && shouldShowIcons(cards)
  const lastOfTwoColumns = columns === 'two' ? 'lg:odd:last:card-row' : ''
  const lastOfOddCount =
    usualLayout === 'row'
      ? ''
      : `sm:only:card-row sm:only:card-alone sm:max-lg:odd:last:card-row ${lastOfTwoColumns}`
  return (
    <Grid columns={isIndex ? columnsOfIndex(isIndex) : columns} gap={cardLayouts[usualLayout].list}>
      {cards.map((card, index) => {
        const picture = hasPictures ? card.picture : undefined
        const isLeadCard = hasLead && index === 0
        const isCardOnPhone =
          isLeadCard || (hasLead && columns === 'pairs' && index % LARGE_CARD_INTERVAL === 0)
        const layoutName = isCardOnPhone ? 'card' : usualLayout
        const layout = cardLayouts[layoutName]
        // The text lies over the picture, if the theme has this layout.
        const over = isLeadCard && picture && !isPortrait(picture) ? layout.over : undefined
        const isTextCard = (hasPictures || isPlated) && !picture && layoutName !== 'row'
        // Pictures of a pair have two widths but the same height.
        const rowHeight = columns === 'pairs' && index > 0 ? 'lg:aspect-auto! lg:h-88' : ''
        const classes = [
          'group relative flex flex-col',
          lastOfOddCount,
          layout.card,
          over?.card,
          isTextCard && layout.textCard,
          isCardOnPhone && `max-sm:mb-4 max-sm:not-first:mt-4 ${layout.lead ?? ''}`,
          // A card across the page has room for the whole text beside its picture.
          isLeadCard && columns === 'pairs' && !over && 'lg:[&_p]:line-clamp-none',
          onPhone && index >= onPhone && 'max-lg:hidden',
        ]
        const width = sizesOf(
          over ? '76rem' : widthIn(columns, index, cards.length),
          isCardOnPhone ? undefined : ROW_WIDTH,
        )
        return (
          <li key={card.href || index} className={classes.filter(Boolean).join(' ')}>
            {picture && (
              <CardPicture
                picture={picture}
                shape={shape}
                isWhole={layoutName !== 'row'}
                sizes={layoutName === 'row' ? ROW_WIDTH : width}
                className={`${layout.picture} ${over?.picture ?? (isLeadCard && columns === 'lead' ? 'grow lg:aspect-video!' : rowHeight)}`}
              />
            )}
            {isTextCard && (
              <CardPlate href={card.href} shape={shape} className={`${layout.picture} ${rowHeight}`} />
            )}
            <CardWords
              card={card}
              level={level}
              isRow={layoutName !== 'card'}
              isLarge={isLeadCard}
              hasIcon={hasIcon}
              className={`${layout.text} ${over?.text ?? (isLeadCard && columns === 'pairs' ? 'justify-center' : '')}`}
            />
          </li>
        )
      })}
    </Grid>
  )
}

function columnsOfIndex(isIndex: true | 'threes'): GridProps['columns'] {
  return isIndex === 'threes' ? 'threes' : 'index'
}

const isPortrait = ({ width = 1, height = 1 }: PictureContent) => width < height

/** Whether icons help to tell cards apart: several different icons, on few cards. */
function shouldShowIcons(cards: CardContent[]): boolean {
  const differentIcons = new Set(cards.map(({ icon }) => icon))
  return cards.length <= MAX_CARDS_WITH_ICONS && differentIcons.size >= MIN_DIFFERENT_ICONS
}

/** The longest list whose icons are still found at a glance. */
const MAX_CARDS_WITH_ICONS = 12

/** The fewest different icons that tell cards apart. */
const MIN_DIFFERENT_ICONS = 3

interface CardWordsProps {
  card: CardContent
  level: 2 | 3
  isRow: boolean
  isLarge: boolean
  hasIcon?: boolean
  className: string
}

/** The text of a card. Its title and what belongs to it are one element, so that a list can put it beside the rest. */
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
