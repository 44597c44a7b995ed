import { theme } from '@theme/theme'
import { plateStyle } from './plate'

interface CardPlateProps {
  href: string
  /** The shape of the plate, width divided by height. */
  shape?: number
  className: string
}

/** A record's plate instead of a picture, on a wide screen; nothing if the theme has no plates. */
export function CardPlate({ href, shape = theme.media.card, className }: CardPlateProps) {
  const { plate } = theme.cards.card
  if (plate === undefined) return null
  return (
    <div
      className={`max-sm:hidden forced-colors:hidden print:hidden drawn overflow-hidden ${className} ${plate}`}
      style={{ aspectRatio: shape, ...plateStyle(href) }}
    />
  )
}
