import { getImageProps, type ImageProps } from 'next/image'
import type { Picture } from '../fields/files'
import { imageLoader } from './image-loader'
import { isLocal, measureOf } from './local-pictures'
import { isOptimizable, versionedAddress } from './picture-address'

export interface PictureOptions {
  /** The `sizes` attribute: the width of the picture by viewport. */
  sizes: string
  /** Whether this is the largest picture above the fold, which is loaded eagerly and first. */
  priority?: boolean
  /** Whether the picture is small on every screen, so that no candidate wider than `MAX_SMALL_WIDTH` is offered. */
  small?: boolean
}

/** The widest candidate of a small picture, in pixels. Covers a phone at three device pixels per CSS pixel, and a third of a wide screen at two. */
const MAX_SMALL_WIDTH = 1200

/** The size of a picture whose dimensions the platform could not read. The layout crops it, so that nothing shifts. */
const ASSUMED_SIZE = { width: 1600, height: 1067 }

/** Responsive attributes of an `<img>` for a picture from the content or `public/`. */
export function pictureProps(picture: Picture, { sizes, priority = false, small = false }: PictureOptions) {
  const { srcSet, ...attributes } = imageProps(picture, {
    sizes,
    loading: priority ? 'eager' : 'lazy',
    ...(priority && { fetchPriority: 'high' }),
  })
  return { ...attributes, srcSet: small ? narrowed(srcSet) : srcSet }
}

/** Attributes of an `<img>` with the same size on every screen. Its candidates are for one and two device pixels per CSS pixel. */
export function fixedPictureProps(picture: Picture) {
  return imageProps(picture, { loading: 'eager' })
}

/** A single address, for uses without `srcset` such as the poster of a video: a phone's column at two device pixels per CSS pixel. */
export function smallSource(picture: Picture): string {
  // Next.js adds the candidate for two device pixels per CSS pixel, and uses it as the `src`.
  return imageProps({ ...picture, width: 320, height: 213 }).src
}

/** Attributes of an `<img>`. `getImageProps` does the work of `next/image` without its client code. The Next.js optimizer resizes the picture. */
function imageProps({ src, alt, width, height }: Picture, options: Partial<ImageProps> = {}) {
  const size = (width && height ? { width, height } : undefined) ?? measureOf(src) ?? ASSUMED_SIZE
  const { props } = getImageProps({
    src: isLocal(src) ? versionedAddress(src) : src,
    alt,
    width: size.width,
    height: size.height,
    unoptimized: !isOptimizable(src),
    loader: imageLoader,
    ...options,
  })
  const { style: _, ...attributes } = props
  return attributes
}

/** The candidates of a `srcset` (`address 640w, address 704w`) that a small picture can use. */
function narrowed(srcSet: string | undefined): string | undefined {
  const fits = (candidate: string) =>
    Number.parseInt(candidate.split(' ').at(-1) ?? '', 10) <= MAX_SMALL_WIDTH
  return srcSet?.split(', ').filter(fits).join(', ') || srcSet
}
