import { existsSync } from 'node:fs'
import { readMarkdownPages } from '../markdown/markdown-pages'
import { isPictureName, type Measure, measureIn, publicFile } from '../pictures/public-files'
import { siteConfig } from '../port/config'
import type { SiteConfig } from '../port/settings'
import { decoded } from '../text/decoded'
import { problemsOf } from '../text/problems-of'

/** Width in pixels of the largest icon that browsers ask for. */
const MIN_ICON_PX = 512

/** The files of `public/` by path: pictures that can be read, and all others. */
interface Files {
  pictures: Record<string, Measure>
  others: object
}

/** Names of settings and section fields whose value is a picture. */
const pictureNames = ['light', 'dark', 'og', 'icon']
/** Names of settings and section fields whose value is any file. */
const fileNames = ['src', 'file']

/** The pictures of `public/` that site/config.ts names. Generated images contain them, so the server needs their files. */
export function sitePictures(): string[] {
  const { logo, icon, heroPicture, aboutPicture } = siteConfig
  return [logo?.light, logo?.dark, logo?.og, icon, heroPicture?.src, aboutPicture?.src].filter(
    (path) => path !== undefined,
  )
}

/** Problems with the files and form addresses that site/config.ts and the Markdown pages name, one sentence each. */
export function fileProblems(files: Files): string[] {
  const ofPages = readMarkdownPages().pages.flatMap(({ file, html, parts, picture }) => {
    const pictures = [...html.matchAll(/<img src="(\/[^"?#]*)"/g)].map(([, src = '']) => ({
      src: decoded(src),
    }))
    const named = [picture, ...pictures.filter(({ src }) => isPictureName(src)), ...parts]
    return problemsIn(named, files, `${file}:`)
  })
  return [...configFileProblems(files).map((text) => `site/config.ts: ${text}`), ...ofPages]
}

export function configFileProblems(
  files: Files,
  { scripts: _, consent: __, ...settings }: Partial<SiteConfig> = siteConfig,
): string[] {
  const { icon, sharePictures = {} } = settings
  const ofIcon = icon && iconProblem(icon, measureIn(files.pictures, icon))
  const ofShared = Object.entries(sharePictures).flatMap(([page, path]) =>
    problemsOf(`sharePictures: ${page}:`, [sharedProblem(path, files)]),
  )
  return [...problemsIn(settings, files), ...problemsOf('icon:', [ofIcon]), ...ofShared]
}

/** Problems with the values nested in a setting. @param where the names of the settings around the value */
function problemsIn(value: unknown, files: Files, where = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => problemsIn(item, files, where))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) =>
    typeof inner === 'string'
      ? problemsOf(where || `${name}:`, [
          name === 'alt' && inner.trim() === '' && 'alt is empty: write what the picture shows',
          inner.startsWith('/') && missingProblem(name, inner, files),
          name === 'action' && formProblem(inner),
        ])
      : problemsIn(inner, files, `${where}${where && ' '}${name}:`),
  )
}

function missingProblem(name: string, path: string, { pictures, others }: Files): string | false {
  const known = fileNames.includes(name)
    ? { ...pictures, ...others }
    : pictureNames.includes(name) && pictures
  if (!known || measureIn<unknown>({ ...known }, path)) return false
  // Only pictures and downloads are measured, so the existence of another file is checked on disk.
  if (known !== pictures && !isPictureName(path) && existsSync(publicFile(path))) return false
  const other = Object.keys(known).find((one) => one.toLowerCase() === path.toLowerCase())
  return `public${path} is ${other ? `written ${other}` : 'not there, or cannot be read as a picture'}`
}

/** The problem with the address of a form in a section. Browsers send forms only to origins that the policy allows. */
function formProblem(action: string): string | false {
  const origin = URL.canParse(action) && new URL(action).origin
  if (!origin || siteConfig.formOrigins.includes(origin)) return false
  return `the form is sent to ${origin}: add formOrigins: ['${origin}'] to site/config.ts, or browsers refuse it`
}

/** The smallest picture that link previews show large. */
const MIN_SHARED_SIZE = { width: 600, height: 315 }

function sharedProblem(path: string, files: Files): string | false {
  const measure = measureIn(files.pictures, path)
  if (!measure) return missingProblem('og', path, files)
  if (!/\.(?:jpe?g|png|webp)$/i.test(path)) return `public${path} must be a JPEG, a PNG or a WebP`
  const { width, height } = measure
  return (
    (width < MIN_SHARED_SIZE.width || height < MIN_SHARED_SIZE.height) &&
    `public${path} is ${width} × ${height} pixels: it has to have 1200 × 630, and no less than 600 × 315`
  )
}

function iconProblem(icon: string, measure: Measure | undefined): string | undefined {
  if (!measure) return undefined
  const { width, height } = measure
  const isDrawing = icon.toLowerCase().endsWith('.svg')
  // An icon counts as square when its sides differ by at most a pixel or 1 %.
  const isSquare = Math.abs(width - height) <= Math.max(1, width / 100)
  if (isSquare && (isDrawing || width >= MIN_ICON_PX)) return undefined
  const wanted = isDrawing ? 'it has to be square' : `it has to be square, and ${MIN_ICON_PX} wide at least`
  return `public${icon} is ${Math.round(width)} × ${Math.round(height)} pixels: ${wanted}`
}
