import { frameOfList, showPictures } from '@site-starter/engine/pictures'
import { theme } from '@theme/theme'
import type { LinesLayout } from '@/themes/layouts'
import { type CardContent, type CardsProps, CardWords } from './card-list'
import { CardPicture, sizesOf } from './card-picture'
import { CardPlate } from './card-plate'

/** Whether most of these cards have a picture wide enough for a row. */
export function fitInLines(cards: CardContent[]): boolean {
  const pictures = cards.map(({ picture }) => picture)
  return showPictures(pictures) && frameOfList(pictures, theme.media.card) >= 1
}

interface LineListProps extends Pick<CardsProps<never>, 'level' | 'onPhone'> {
  cards: CardContent[]
  look: LinesLayout
  isPictured: boolean
  /** Whether a record without a picture among others has a plate. */
  isPlated?: boolean
}

/** Records below each other, in the theme's layout of rows. */
export function LineList({ cards, look, isPictured, isPlated = false, level, onPhone }: LineListProps) {
  return (
    <ul className={look.list}>
      {cards.map((card, index) => {
        const picture = isPictured ? card.picture : undefined
        const hasPlate = isPictured && isPlated && !picture
        const classes = [
          ...['group relative', look.card, !picture && !hasPlate && look.textCard],
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
            {hasPlate && <CardPlate href={card.href} className={look.picture} />}
            <CardWords
              card={card}
              level={level}
              isRow={look.numbered !== undefined}
              isLarge={isPictured && look.isLarge === true}
              className={look.text}
            />
          </li>
        )
      })}
    </ul>
  )
}
