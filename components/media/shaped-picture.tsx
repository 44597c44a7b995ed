import { pictureFit, shapeOf } from '@site-starter/engine/pictures'
import type { ComponentProps, CSSProperties } from 'react'
import { Picture } from './picture'

const fits = {
  // The subject, such as a face or a façade, is usually above the middle.
  cover: 'size-full object-cover object-[50%_30%]',
  // A photograph in a flat box across the page, cropped lower so that subjects on the ground keep their feet.
  flat: 'size-full object-cover object-[50%_65%]',
  contain: 'size-full object-contain p-[5%]',
  mat: 'size-full object-contain',
  natural: 'm-auto',
}

/** The shape from which a box is flat, width divided by height. */
const FLAT_SHAPE = 16 / 9

interface FittedPictureProps extends Omit<ComponentProps<typeof Picture>, 'className'> {
  /** The shape of the box, width divided by height. */
  shape: number
  /** Whether to show the whole photograph instead of cropping too much of it. */
  isWhole?: boolean
}

/** A picture that fills its box, an element with its own size. A drawing is shown whole if cropping would remove too much. */
export function FittedPicture({ picture, shape, isWhole, ...props }: FittedPictureProps) {
  const fit = pictureFit(picture, shape, isWhole)
  const isFlat = fit === 'cover' && shape >= FLAT_SHAPE
  const shown = <Picture picture={picture} {...props} className={fits[isFlat ? 'flat' : fit]} />
  return fit === 'natural' ? <span className="flex size-full">{shown}</span> : shown
}

interface ShapedPictureProps extends Omit<FittedPictureProps, 'shape' | 'isWhole'> {
  /** The limits of the shape, width divided by height. */
  shapes: readonly [tallest: number, widest: number]
  /** Classes that limit the width of the box, as `--shape` times its height, and position it. */
  className: string
}

/**
 * A picture in a box of its own shape, within limits for tall and flat pictures. The class `first-picture` limits its width in print
 * (app/globals.css) and lets it grow out of a card (motion.css).
 */
export function ShapedPicture({ shapes, className, ...props }: ShapedPictureProps) {
  const shape = shapeOf(props.picture, shapes)
  const style: CSSProperties & Record<'--shape', number> = { '--shape': shape, aspectRatio: shape }
  return (
    <div
      className={`overflow-hidden rounded-picture bg-sunken ${props.priority ? 'first-picture' : ''} ${className}`}
      style={style}
    >
      <FittedPicture {...props} shape={shape} isWhole />
    </div>
  )
}
