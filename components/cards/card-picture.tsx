import type { Picture as PictureContent } from '@site-starter/engine/fields'
import { theme } from '@theme/theme'
import { phoneColumn } from '@/lib/theme/phone-column'
import type { GridProps } from '../layout/grid'
import { FittedPicture } from '../media/shaped-picture'

/** The width at which a 3:2 photograph fills a square of 5.5rem. */
export const ROW_WIDTH = '8.5rem'

interface CardPictureProps {
  picture: PictureContent
  sizes: string
  /** The shape of the picture, width divided by height. Default: the theme's ratio for cards. */
  shape?: number
  /** Whether to show the whole photograph instead of cropping too much of it. */
  isWhole?: boolean
  className: string
}

/** A picture that fills a box of one shape, whatever its own dimensions. */
export function CardPicture({
  picture,
  sizes,
  shape = theme.media.card,
  isWhole = false,
  className,
}: CardPictureProps) {
  return (
    <div className={`relative overflow-hidden bg-sunken ${className}`} style={{ aspectRatio: shape }}>
      <div className="absolute inset-0">
        <FittedPicture
          picture={picture}
          shape={shape}
          isWhole={isWhole}
          sizes={sizesWithCropped(sizes, picture, shape)}
          small
        />
      </div>
    </div>
  )
}

/**
 * The `sizes` of a picture, including its cropped sides. A picture wider than its box is drawn larger than the box. The regular expression matches
 * the first part of `sizesOf`, for a wide screen.
 */
function sizesWithCropped(sizes: string, { width = 0, height = 1 }: PictureContent, shape: number): string {
  const factor = Math.max(1, width / height / shape)
  return sizes.replace(
    /^(\(min-width: 64rem\)) ([\d.]{1,6})rem/,
    (_, wide: string, rem: string) => `${wide} ${Math.ceil(Number(rem) * factor)}rem`,
  )
}

/** The attribute `sizes` for a picture with this width on a wide screen. A tablet has two columns of 45vw; cropping takes the rest of 56vw. */
export function sizesOf(width: string, onPhone = phoneColumn, onTablet = '56vw'): string {
  return `(min-width: 64rem) ${width}, (min-width: 40rem) ${onTablet}, ${onPhone}`
}

/** The width of a picture in a grid on a wide screen (`grid.css`). */
export function widthIn(columns: GridProps['columns'], index: number, count: number): string {
  if (columns === 'two' || count === 1) return '37rem'
  if (columns === 'pairs') return widthInPairs(index)
  if (columns === 'lead' && count % 3 === 0) return index === 0 ? '44rem' : '24rem'
  // The first cards are wider if the last row of three would not be full.
  const widerCards = [0, 4, 2][count % 3] ?? 0
  return index < widerCards ? '37rem' : '24rem'
}

/** The width of a picture in a list of pairs, in which the wider card changes sides. */
function widthInPairs(index: number): string {
  if (index === 0) return '50rem'
  const isWider = index % 4 === 0 || index % 4 === 1
  return isWider ? '44rem' : '33rem'
}
