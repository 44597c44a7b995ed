import { site } from '../site.config'
import { accentProblems } from './accent-in-use'
import { readOwnPages } from './own-pages'
import { contentTypeOf, decodedPath, type Measure } from './platform/local-pictures'
import { type SitePictures, sitePictures } from './site-pictures'

type Measures = Record<string, Measure>

/** Pixels of the largest icon that a browser asks for. */
const ICON = 512

/** What is wrong with the look that this clone has been given: a sentence each. */
export function lookProblems(measures: Measures): string[] {
  return [...pictureProblems(measures), ...markdownPictureProblems(measures), ...accentProblems()]
}

/** What is wrong with the pictures that site.config.ts names: a sentence each. */
export function pictureProblems(measures: Measures, config: SitePictures = site): string[] {
  const { logo, icon, heroPicture } = config
  return [
    ...sitePictures(config).flatMap(({ property, path }) => missing(property, path, measures)),
    ...(logo?.alt?.trim() === ''
      ? ['logo: alt is empty: leave it out, and it is the name of the business']
      : []),
    ...iconProblems(icon, measures),
    ...(heroPicture?.alt.trim() === '' ? ['heroPicture: alt is empty: write what the picture shows'] : []),
  ].map((text) => `site.config.ts: ${text}`)
}

/** Pictures of Markdown pages that are not there. */
function markdownPictureProblems(measures: Measures): string[] {
  return readOwnPages().pages.flatMap(({ slug, html }) =>
    [...html.matchAll(/<img src="(\/[^"?#]*)"/g)]
      .map(([, address = '']) => decodedPath(address))
      .filter((path) => contentTypeOf(path) !== undefined && !measures[path])
      .map((path) => `site.pages/${slug}.md shows public${path}, which is not there`),
  )
}

function iconProblems(icon: string | undefined, measures: Measures): string[] {
  const measure = icon === undefined ? undefined : measures[icon]
  if (!icon || !measure) return []
  const { width, height } = measure
  const isDrawing = icon.toLowerCase().endsWith('.svg')
  // A pixel more or less is no other shape.
  const isSquare = Math.abs(width - height) <= Math.max(1, width / 100)
  if (isSquare && (isDrawing || width >= ICON)) return []
  const wanted = isDrawing ? 'it has to be square' : `it has to be square, and ${ICON} wide at least`
  return [`icon: public${icon} is ${Math.round(width)} × ${Math.round(height)} pixels: ${wanted}`]
}

function missing(property: string, path: string, measures: Measures): string[] {
  if (measures[path]) return []
  if (contentTypeOf(path) === undefined)
    return [
      `${property}: ${path} is no picture that browsers show: take an SVG, PNG, JPEG, WebP, AVIF or GIF`,
    ]
  const other = Object.keys(measures).find((known) => known.toLowerCase() === path.toLowerCase())
  return [
    other
      ? `${property}: public${path} is written ${other}`
      : `${property}: public${path} is not there, or cannot be read as a picture`,
  ]
}
