import { siteConfig } from '../../site.config'
import { readMarkdownPages } from '../content/markdown-pages'
import { problemsOf } from '../format/problems-of'
import { decodedAddress } from '../pictures/local-pictures'
import { isPictureName, type Measure } from '../pictures/public-files'
import { accentProblems } from '../theme/accent-in-use'
import { type SitePictures, sitePictures } from './site-pictures'

type Measures = Record<string, Measure>

/** Pixels of the largest icon that a browser asks for. */
const ICON = 512

/** The problems with this clone's pictures and accent colour, one sentence each. */
export function lookProblems(measures: Measures): string[] {
  return [...pictureProblems(measures), ...markdownPictureProblems(measures), ...accentProblems()]
}

/** The problems with the pictures that site.config.ts names, one sentence each. */
export function pictureProblems(measures: Measures, config: SitePictures = siteConfig): string[] {
  const { logo, icon, heroPicture } = config
  return [
    ...sitePictures(config).flatMap(({ property, path }) =>
      problemsOf(`${property}:`, [missing(path, measures)]),
    ),
    ...problemsOf('logo:', [
      logo?.alt?.trim() === '' && 'alt is empty: leave it out, and it is the name of the business',
    ]),
    ...problemsOf('icon:', [icon && iconProblem(icon, measures[icon])]),
    ...problemsOf('heroPicture:', [
      heroPicture?.alt.trim() === '' && 'alt is empty: write what the picture shows',
    ]),
  ].map((text) => `site.config.ts: ${text}`)
}

/** Pictures that Markdown pages name but `public/` does not have. */
function markdownPictureProblems(measures: Measures): string[] {
  return readMarkdownPages().pages.flatMap(({ slug, html }) =>
    [...html.matchAll(/<img src="(\/[^"?#]*)"/g)]
      .map(([, address = '']) => decodedAddress(address))
      .filter((path) => isPictureName(path) && !measures[path])
      .map((path) => `site.pages/${slug}.md shows public${path}, which is not there`),
  )
}

function iconProblem(icon: string, measure: Measure | undefined): string | undefined {
  if (!measure) return undefined
  const { width, height } = measure
  const isDrawing = icon.toLowerCase().endsWith('.svg')
  // A difference of a pixel or of 1 % still counts as square.
  const isSquare = Math.abs(width - height) <= Math.max(1, width / 100)
  if (isSquare && (isDrawing || width >= ICON)) return undefined
  const wanted = isDrawing ? 'it has to be square' : `it has to be square, and ${ICON} wide at least`
  return `public${icon} is ${Math.round(width)} × ${Math.round(height)} pixels: ${wanted}`
}

function missing(path: string, measures: Measures): string | undefined {
  if (measures[path]) return undefined
  if (!isPictureName(path))
    return `${path} is no picture that browsers show: take an SVG, PNG, JPEG, WebP, AVIF or GIF`
  const other = Object.keys(measures).find((known) => known.toLowerCase() === path.toLowerCase())
  return `public${path} is ${other ? `written ${other}` : 'not there, or cannot be read as a picture'}`
}
