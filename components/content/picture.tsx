import { type Picture as PictureContent, pictureProps } from '@/lib/platform'
import { currentMeasureOf, type LocalPath } from '@/lib/platform/local-pictures'

interface PictureLook {
  sizes: string
  priority?: boolean
  small?: boolean
  className?: string
}

interface PictureProps extends PictureLook {
  picture: PictureContent
}

/** A picture from content: responsive through the optimizer, lazy unless it is the first thing one sees. */
export function Picture({ picture, sizes, priority = false, small = false, className = '' }: PictureProps) {
  const { alt, ...props } = pictureProps(picture, { sizes, priority, small })
  return <img alt={alt} {...props} className={className} />
}

interface LocalPictureProps extends PictureLook {
  src: LocalPath
  /** '' for what only decorates. */
  alt: string
}

/**
 * A picture of `public/`, the same way: with the size of its file, and right-sized.
 * @throws Error when there is no such file
 * @public for sections and pages of an agency's own
 */
export async function LocalPicture({ src, alt, ...options }: LocalPictureProps) {
  const measure = await currentMeasureOf(src)
  if (!measure) throw new Error(`LocalPicture: public${src} is not there, or cannot be read as a picture`)
  const { width, height } = measure
  return <Picture picture={{ src, alt, width, height }} {...options} />
}
