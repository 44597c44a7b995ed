import { frameOf } from '@/lib/pictures/picture-fit'
import type { Picture } from '@/lib/platform'
import { FramedPicture } from './framed-picture'

interface ShapedPictureProps {
  picture: Picture
  /** The tallest and the widest shape of the frame, each as width divided by height. */
  shapes: [tallest: number, widest: number]
  sizes: string
  /** Sets how high the frame may be and where it stands. */
  className: string
  priority?: boolean
}

/** A picture in a frame of its own shape, which is never too tall or too flat. */
export function ShapedPicture({ shapes, className, ...props }: ShapedPictureProps) {
  const frame = frameOf(props.picture, shapes)
  return (
    <div className={`overflow-hidden rounded-picture bg-sunken ${className}`} style={{ aspectRatio: frame }}>
      <FramedPicture {...props} frame={frame} />
    </div>
  )
}
