import { theme } from '@theme/theme'
import { plateStyle } from './plate'

interface CardPlateProps {
  href: string
  /** The aspect ratio of the frame, width divided by height. */
  frame?: number
  className: string
}

/** A record's plate instead of a picture, on a wide screen; nothing if the theme has no plates. */
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
