import { frameOf, pictureFit } from '@site-starter/engine/pictures'
import type { ComponentProps, CSSProperties } from 'react'
import { Picture } from './picture'

const fits = {
  // The subject, such as a face or the front of a house, is usually above the middle.
  cover: 'size-full object-cover object-[50%_30%]',
  // Of a photograph in a flat frame as wide as the page, what stands on the ground would lose its feet.
  flat: 'size-full object-cover object-[50%_65%]',
  contain: 'size-full object-contain p-[5%]',
  mat: 'size-full object-contain',
  natural: 'm-auto',
}

const FLAT = 16 / 9

interface FramedPictureProps extends Omit<ComponentProps<typeof Picture>, 'className'> {
  /** Width of the frame by its height. */
  frame: number
  /** Whether a photograph that would lose too much stands whole within the frame. */
  isWhole?: boolean
}

/** A picture that fills its frame, an element with its own size. A drawing that would lose too much stands whole within the frame. */
export function FramedPicture({ picture, frame, isWhole, ...props }: FramedPictureProps) {
  const fit = pictureFit(picture, frame, isWhole)
  const isFlat = fit === 'cover' && frame >= FLAT
  const shown = <Picture picture={picture} {...props} className={fits[isFlat ? 'flat' : fit]} />
  return fit === 'natural' ? <span className="flex size-full">{shown}</span> : shown
}

interface ShapedPictureProps extends Omit<FramedPictureProps, 'frame' | 'isWhole'> {
  /** The tallest and the widest shape of the frame, each as width divided by height. */
  shapes: readonly [tallest: number, widest: number]
  /** Sets how wide the frame may be, by `--frame` times its height, and where it stands. */
  className: string
}

/** A picture in a frame of its own shape, which is never too tall or too flat. */
export function ShapedPicture({ shapes, className, ...props }: ShapedPictureProps) {
  const frame = frameOf(props.picture, shapes)
  const style: CSSProperties & Record<'--frame', number> = { '--frame': frame, aspectRatio: frame }
  return (
    <div
      className={`overflow-hidden rounded-picture bg-sunken ${props.priority ? 'first-picture' : ''} ${className}`}
      style={style}
    >
      <FramedPicture {...props} frame={frame} isWhole />
    </div>
  )
}
