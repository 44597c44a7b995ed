import { readMarkdownPages } from '@/lib/content/markdown-pages'
import { decoded } from '@/lib/format/decoded'
import { problemsOf } from '@/lib/format/problems-of'
import { isPictureName, type Measure } from '@/lib/pictures/public-files'
import { siteConfig } from '@/site.config'
import type { SiteConfig } from '../site-config'
import { colourProblems } from '../theme/theme-in-use'

type Measures = Record<string, Measure>

/** Pixels of the largest icon that a browser asks for. */
const ICON = 512

export function appearanceProblems(measures: Measures): string[] {
  const ofPictures = [...pictureProblems(measures), ...placePictureProblems(measures)]
  const ofConfig = ofPictures.map((text) => `site.config.ts: ${text}`)
  return [...ofConfig, ...colourProblems(), ...markdownPictureProblems(measures)]
}

/** The pictures of `public/` that site.config.ts names. They are drawn into other images, so the server needs their files. */
export function sitePictures(): string[] {
  const { logo, icon, heroPicture, aboutPicture } = siteConfig
  return [logo?.light, logo?.dark, logo?.og, icon, heroPicture?.src, aboutPicture?.src].filter(
    (path) => path !== undefined,
  )
}

export function pictureProblems(
  measures: Measures,
  { logo, icon, mainAction, secondAction, ...pictures }: Partial<SiteConfig> = siteConfig,
): string[] {
  const missing = (path: string | undefined) => path && missingProblem(path, measures)
  return [
    ...problemsOf('logo:', [
      missing(logo?.light),
      missing(logo?.dark),
      missing(logo?.og),
      logo?.alt?.trim() === '' && 'alt is empty: leave it out, and it is the name of the business',
    ]),
    ...problemsOf('icon:', [missing(icon), icon && iconProblem(icon, measures[icon])]),
    ...Object.entries({ mainAction, secondAction }).flatMap(([name, action]) =>
      problemsOf(`${name}: icon:`, [action?.icon?.startsWith('/') && missing(action.icon)]),
    ),
    ...(['heroPicture', 'aboutPicture'] as const).flatMap((name) =>
      problemsOfPicture(`${name}:`, pictures[name], measures),
    ),
  ]
}

export function placePictureProblems(measures: Measures): string[] {
  return Object.entries(siteConfig.locations ?? {}).flatMap(([slug, { picture }]) =>
    problemsOfPicture(`locations: ${slug}: picture:`, picture, measures),
  )
}

function problemsOfPicture(name: string, picture: SiteConfig['heroPicture'], measures: Measures): string[] {
  return problemsOf(name, [
    picture && missingProblem(picture.src, measures),
    picture?.alt.trim() === '' && 'alt is empty: write what the picture shows',
  ])
}

function markdownPictureProblems(measures: Measures): string[] {
  return readMarkdownPages().pages.flatMap(({ slug, html }) =>
    [...html.matchAll(/<img src="(\/[^"?#]*)"/g)]
      .map(([, address = '']) => decoded(address))
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

function missingProblem(path: string, measures: Measures): string | undefined {
  if (measures[path]) return undefined
  if (!isPictureName(path))
    return `${path} is no picture that browsers show: take an SVG, PNG, JPEG, WebP, AVIF or GIF`
  const other = Object.keys(measures).find((known) => known.toLowerCase() === path.toLowerCase())
  return `public${path} is ${other ? `written ${other}` : 'not there, or cannot be read as a picture'}`
}
