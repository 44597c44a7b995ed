import { getImageProps, type ImageLoaderProps } from 'next/image'
import type { Picture } from '../platform'
import { isLocal, measureOf } from './local-pictures'
import { isOptimizable } from './optimizable'
import { resizedAddress, versionedAddress } from './picture-address'

export interface PictureOptions {
  /** The `sizes` attribute: how wide the picture is drawn at which viewport. */
  sizes: string
  /** The largest picture of the first screen: loaded at once, before others. */
  priority?: boolean
  /** Drawn small everywhere: no candidate wider than `WIDEST_SMALL` is offered. */
  small?: boolean
}

/** Covers a phone at three pixels per point, and a third of a wide screen at two. */
const WIDEST_SMALL = 1200

/** Used when the platform could not read the dimensions. The layout crops the picture, so that nothing shifts. */
const UNKNOWN = { width: 1600, height: 1067 }

/**
 * Attributes of an `<img>` for a picture from the content or of `public/`, resized by the Next.js optimizer. `getImageProps` does the
 * work of `next/image` without its client code. A picture from an origin that is not allowed is not resized.
 */
export function pictureProps(picture: Picture, { sizes, priority = false, small = false }: PictureOptions) {
  const { width, height } = sizeOf(picture)
  const { props } = getImageProps({
    src: addressOf(picture.src),
    alt: picture.alt,
    width,
    height,
    sizes,
    unoptimized: !isOptimizable(picture.src),
    loader,
    loading: priority ? 'eager' : 'lazy',
    ...(priority && { fetchPriority: 'high' as const }),
  })
  const { style: _, srcSet, ...attributes } = props
  return { ...attributes, srcSet: small ? narrowed(srcSet) : srcSet }
}

/** Attributes of an `<img>` that has one size on every screen. Its candidates are for one and two pixels per point. */
export function fixedPictureProps({ src, alt, width, height }: Picture & { width: number; height: number }) {
  const { props } = getImageProps({
    src: addressOf(src),
    alt,
    width,
    height,
    unoptimized: !isOptimizable(src),
    loader,
    loading: 'eager',
  })
  const { style: _, ...attributes } = props
  return attributes
}

function sizeOf({ src, width, height }: Picture): { width: number; height: number } {
  return (width && height ? { width, height } : undefined) ?? measureOf(src) ?? UNKNOWN
}

function addressOf(src: string): string {
  return isLocal(src) ? versionedAddress(src) : src
}

/** One address where `srcset` is not supported, such as the poster of a video: a phone's column at two pixels per point. */
export function smallSource({ src, alt }: Picture): string {
  // Next.js adds the candidate for two pixels per point, and uses it as the `src`.
  return getImageProps({ src, alt, width: 320, height: 213, unoptimized: !isOptimizable(src), loader }).props
    .src
}

function loader({ src, width }: ImageLoaderProps): string {
  return resizedAddress(src, width)
}

/** The candidates of a `srcset` (`address 640w, address 704w`) that a small picture can use. */
function narrowed(srcSet: string | undefined): string | undefined {
  const fits = (candidate: string) => Number.parseInt(candidate.split(' ').at(-1) ?? '', 10) <= WIDEST_SMALL
  return srcSet?.split(', ').filter(fits).join(', ') || srcSet
}
