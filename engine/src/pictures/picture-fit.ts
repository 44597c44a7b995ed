import type { Picture } from '../fields/files'
import { siteConfig } from '../port/config'
import type { Service } from '../port/kinds'

/**
 * How a picture is placed in a box: it fills the box, is whole within it from edge to edge or with a margin, or keeps its own size because
 * it is too small.
 */
type Fit = 'cover' | 'contain' | 'mat' | 'natural'

/** The size in CSS pixels below which a picture is not enlarged, since it would be blurred. */
const TINY_PX = 240

/** The least part of a drawing that must stay visible when it is cropped, such as a logo without a background. */
const LEAST_SEEN_OF_DRAWING = 0.92

/** The least part of a photograph that must stay visible in a large box. */
const LEAST_SEEN_OF_PHOTOGRAPH = 0.65

/** The least part of a photograph taller than wide that must stay visible in a large box. */
const LEAST_SEEN_OF_PORTRAIT = 0.85

const isTiny = ({ width = TINY_PX, height = TINY_PX }: Picture) => width < TINY_PX && height < TINY_PX

const isDrawing = ({ src }: Picture) => /\.(?:png|svg|gif)(?:\?|$)/i.test(src)

/** The fit in a box of this shape (width by height). A photograph fills a small box, since the page of its record shows more of it. */
export function pictureFit(picture: Picture, shape: number, isLargeBox = false): Fit {
  const { width, height } = picture
  if (!width || !height) return 'cover'
  if (isTiny(picture)) return 'natural'
  const ratio = width / height / shape
  const seen = Math.min(ratio, 1 / ratio)
  if (isDrawing(picture)) return seen < LEAST_SEEN_OF_DRAWING ? 'contain' : 'cover'
  return isLargeBox && seen < (width < height ? LEAST_SEEN_OF_PORTRAIT : LEAST_SEEN_OF_PHOTOGRAPH)
    ? 'mat'
    : 'cover'
}

/** The shape of the box for a picture (width by height), within limits, so that it is never too tall or too flat. */
export function shapeOf({ width, height }: Picture, [least, most]: readonly [number, number]): number {
  if (!width || !height) return Math.min(most, Math.max(least, 4 / 3))
  return Math.min(most, Math.max(least, width / height))
}

/** The tallest shape (width by height) in a list. Even a phone's 9:16 portrait stays mostly visible in it. */
const TALLEST_SHAPE = 0.65

/** The shape of the boxes in a list: the default, or the median shape of its pictures if most are taller than wide. */
export function shapeOfList(pictures: (Picture | undefined)[], defaultShape: number): number {
  const shapes = pictures
    .flatMap((picture) => (picture?.width && picture.height ? picture.width / picture.height : []))
    .sort((one, other) => one - other)
  const middle = shapes[Math.floor(shapes.length / 2)] ?? defaultShape
  return middle < 1 ? Math.max(TALLEST_SHAPE, middle) : defaultShape
}

/**
 * The hero picture of site/config.ts, or else the first large picture of a service, since the API has none of the business. The main
 * services come last: the home page shows their pictures large below the hero.
 */
export function heroPicture({
  services,
}: {
  services: Pick<Service, 'image' | 'tier'>[]
}): Picture | undefined {
  // The picture component reads the size from the file.
  if (siteConfig.heroPicture) return { width: undefined, height: undefined, ...siteConfig.heroPicture }
  const inOrder = [...services].sort(
    (one, other) => Number(one.tier === 'primary') - Number(other.tier === 'primary'),
  )
  return inOrder.find(({ image }) => image && isLarge(image))?.image
}

/** The wide picture of the about page: that of site/config.ts, or else of a project, preferably one that is not on the home page. */
export function aboutPicture(
  projects: { cover: Picture | undefined }[],
  numberOnHome: number,
): Picture | undefined {
  if (siteConfig.aboutPicture) return { width: undefined, height: undefined, ...siteConfig.aboutPicture }
  return [...projects.slice(numberOnHome), ...projects].find(
    ({ cover }) => cover && isLarge(cover) && isWide(cover),
  )?.cover
}

const isWide = ({ width = 3, height = 2 }: Picture) => width / height >= 4 / 3

function isLarge(picture: Picture): boolean {
  const { width = 1600, height = 1067 } = picture
  const ratio = width / height
  return width >= 600 && ratio > 0.5 && ratio < 3 && !isDrawing(picture)
}

/** The share of cards that need a picture before any shows one: a few pictures would look like a mistake. */
const MIN_SHARE_WITH_PICTURE = 0.6

/** Whether the cards of a list have room for a picture. A tiny picture does not count. */
export function showPictures(pictures: (Picture | undefined)[]): boolean {
  return (
    pictures.filter((picture) => picture && !isTiny(picture)).length >=
    pictures.length * MIN_SHARE_WITH_PICTURE
  )
}
