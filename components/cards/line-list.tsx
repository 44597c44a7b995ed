import { shapeOfList, showPictures } from '@site-starter/engine/pictures'
import { theme } from '@theme/theme'
import type { LinesLayout } from '@/themes/layouts'
import { type CardContent, type CardsProps, CardWords } from './card-list'
import { CardPicture, sizesOf } from './card-picture'
import { CardPlate } from './card-plate'

/** Whether most of these cards have a picture wide enough for a row. */
export function fitInLines(cards: CardContent[]): boolean {
  const pictures = cards.map(({ picture }) => picture)
  return showPictures(pictures) && shapeOfList(pictures, theme.media.card) >= 1
}

interface LineListProps extends Pick<CardsProps<never>, 'level' | 'onPhone'> {
  cards: CardContent[]
  layout: LinesLayout
  isPictured: boolean
  /** Whether a record without a picture among others has a plate. */
  isPlated?: boolean
  /** Whether the list is in a section of the home page, whose head may take some of the width. */
  isOnHome?: boolean
}

/** Records below each other, in the theme's layout of rows. */
export function LineList({
  cards,
  layout,
  isPictured,
  isPlated = false,
  level,
  onPhone,
  isOnHome = false,
}: LineListProps) {
  const { width = '', lead } = layout
  // The first of an odd number has the whole width.
  const firstWidth = (cards.length % 2 === 1 && lead?.[isOnHome ? 'home' : 'page']) || width
  return (
    <ul className={layout.list}>
      {cards.map((card, index) => {
        const picture = isPictured ? card.picture : undefined
        const hasPlate = isPictured && isPlated && !picture
        const classes = [
          'group relative',
          layout.card,
          !picture && !hasPlate && layout.textCard,
          cards.length > 1 && layout.numbered,
          onPhone !== undefined && index >= onPhone && 'max-lg:hidden',
        ]
        return (
          <li key={card.href} className={classes.filter(Boolean).join(' ')}>
            {picture && (
              <CardPicture
                picture={picture}
                isWhole
                sizes={sizesOf(index === 0 ? firstWidth : width, layout.narrow, layout.narrow ?? '92vw')}
                className={layout.picture}
              />
            )}
            {hasPlate && <CardPlate href={card.href} className={layout.picture} />}
            <CardWords
              card={card}
              level={level}
              isRow={layout.numbered !== undefined}
              isLarge={isPictured && layout.isLarge === true}
              className={layout.text}
            />
          </li>
        )
      })}
    </ul>
  )
}
