import { getImageProps } from 'next/image'
import { isOptimizable } from './assets'
import type { Picture } from './contract/model'

export interface PictureOptions {
  /** The `sizes` attribute: how wide the picture is drawn at which viewport. */
  sizes: string
  /** The largest picture of the first screen: loaded at once, before others. */
  priority?: boolean
}

/** Used where the platform could not read the dimensions; the layout crops, so that nothing shifts. */
const UNKNOWN = { width: 1600, height: 1067 }

/**
 * Attributes of an `<img>` for a picture from content, resized by the framework's optimizer. `getImageProps` brings the
 * work of `next/image` without its client code. A picture from an origin that is not allowed is shown as it is.
 */
export function pictureProps(picture: Picture, { sizes, priority = false }: PictureOptions) {
  const { width, height } =
    picture.width && picture.height ? { width: picture.width, height: picture.height } : UNKNOWN
  const { props } = getImageProps({
    src: picture.src,
    alt: picture.alt,
    width,
    height,
    sizes,
    unoptimized: !isOptimizable(picture.src),
    loading: priority ? 'eager' : 'lazy',
    ...(priority && { fetchPriority: 'high' as const }),
  })
  const { style: _, ...attributes } = props
  return attributes
}
