import { type Picture as PictureContent, pictureProps } from '@/lib/platform'

interface PictureProps {
  picture: PictureContent
  sizes: string
  priority?: boolean
  small?: boolean
  className?: string
}

/** A picture from content: responsive through the optimizer, lazy unless it is the first thing one sees. */
export function Picture({ picture, sizes, priority = false, small = false, className = '' }: PictureProps) {
  const { alt, ...props } = pictureProps(picture, { sizes, priority, small })
  return <img alt={alt} {...props} className={className} />
}
