import { theme } from '@theme/theme'
import { plateStyle } from './plate'

interface CardPlateProps {
  href: string
  /** Its width by its height. */
  frame?: number
  className: string
}

/** The plate of a record in the place of its picture, on a wide screen; nothing where the theme has none. */
export function CardPlate({ href, frame = theme.media.card, className }: CardPlateProps) {
  const { plate } = theme.cards.card
  if (plate === undefined) return null
  return (
    <div
      className={`max-sm:hidden forced-colors:hidden print:hidden drawn overflow-hidden ${className} ${plate}`}
      style={{ aspectRatio: frame, ...plateStyle(href) }}
    />
  )
}
