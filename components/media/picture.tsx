import type { Picture as PictureContent } from '@site-starter/engine/fields'
import { pictureProps } from '@site-starter/engine/image-props'
import { sizedPicture } from '@site-starter/engine/pictures'
import type { LocalPath } from '@/lib/settings/types'

interface PictureProps {
  picture: PictureContent
  sizes: string
  priority?: boolean
  /** Whether the picture is small on every screen, so that only narrow candidates are offered. */
  small?: boolean
  className?: string
}

/** A picture of the content: responsive through the optimizer, and lazy unless it has priority. */
export function Picture({ picture, sizes, priority = false, small = false, className = '' }: PictureProps) {
  const { alt, ...props } = pictureProps(picture, { sizes, priority, small })
  return <img alt={alt} {...props} className={className} />
}

interface LocalPictureProps extends Omit<PictureProps, 'picture'> {
  src: LocalPath
  /** The alternative text; '' for a decorative picture. */
  alt: string
}

/**
 * A responsive picture in `public/`, with the dimensions of its file.
 * @throws Error if the file does not exist
 * @public for an agency's own sections and pages
 */
export async function LocalPicture({ src, alt, ...options }: LocalPictureProps) {
  return <Picture picture={await sizedPicture({ src, alt })} {...options} />
}
