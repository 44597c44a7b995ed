import { createHmac } from 'node:crypto'
import { deploymentName } from '../environment/build-facts'
import { currentEnvironment } from '../environment/current-environment'
import { host } from '../environment/host'
import { isPlatformFile } from '../platform/assets'
import { isDevelopment } from '../process/mode'
import { decoded } from '../text/decoded'
import { isLocal, measureOf } from './local-pictures'
import { pictureWidths } from './picture-limits'

// Addresses of resized pictures, `/_next/image?url=…&w=…&q=75`. A file's server may ignore parts of an address, such as an unknown query, so every
// variant would be another picture to fetch, resize and cache. Hence each address has one spelling; an unusual one needs a signature `&k=…`, which
// only this site can make. A picture of `public/` has its version, `/logo.png?v=…`, for long browser caching. `next/image` writes no version, and
// adds `&dpl=…` if the deployment has a name. The Next.js optimizer (Vercel, `next dev`) accepts neither.

/** Matches the address of a resized picture, as this site and `next/image` write it. */
const RESIZED = /^\/_next\/image\?url=([^&]+)&w=([1-9]\d*)&q=75(?:&k=([\w-]{16})|&dpl=([\w.-]{1,64}))?$/

/** Matches the file that Next.js emits for an imported picture. */
const IMPORTED = /^\/_next\/static\/media\/[\w~.-]+$/

/** The widest AVIF in device pixels, for phones. Up to it, AVIF is 20 to 40 % smaller than WebP; at 1,200 it is 3 % for four times the work. */
const MAX_AVIF_WIDTH = 828

/** The format of a resized picture; '' for that of the file. */
type Format = 'avif' | 'webp' | ''

export interface ResizedPicture {
  src: string
  width: number
  format: Format
  /** Whether the address names another deployment, as on a page of the previous build. Anybody can make up such names. */
  isOfOtherDeployment?: boolean
}

const widths = [...pictureWidths.small, ...pictureWidths.large]

const pathOf = (address: string) => address.split('?')[0] ?? ''

/** Whether the image optimizer may fetch a picture. Any other is shown as delivered. */
export function isOptimizable(src: string): boolean {
  const isKnown = isLocal(src) || isPlatformFile(src)
  return isKnown && !new URL(src, 'http://site').pathname.toLowerCase().endsWith('.svg')
}

export function resizedAddress(src: string, width: number): string {
  const mark = host().resizesPictures || isOrdinary(src) ? '' : `&k=${signatureOf(src)}`
  return `/_next/image?url=${encodeURIComponent(src)}&w=${width}&q=75${mark}`
}

/** The address of a picture in `public/` at its own size. */
export function versionedAddress(path: string): string {
  const isOnServer = !host().resizesPictures && !isDevelopment()
  const version = isOnServer ? measureOf(path)?.version : undefined
  return version === undefined ? path : `${path}?v=${version}`
}

/** Whether a request target is a picture in `public/` with its current version. */
export function isVersioned(target: string): boolean {
  const version = measureOf(decoded(pathOf(target)))?.version
  return version !== undefined && target === `${pathOf(target)}?v=${version}`
}

/** Whether a request target is a resized picture, or resembles one. */
export function isResizedTarget(target: string): boolean {
  return decoded(pathOf(target)).includes('/_next/image')
}

/** The resized picture that a request target names; undefined for an address that this site does not make. */
export function resizedPicture(target: string, accept?: string): ResizedPicture | undefined {
  const [, url = '', digits, mark, deployment] = RESIZED.exec(target) ?? []
  const src = decoded(url)
  const width = Number(digits)
  if (encodeURIComponent(src) !== url || !widths.includes(width) || !isKnown(src)) return undefined
  if (mark === undefined ? !isOrdinary(src) : mark !== signatureOf(src)) return undefined
  const isOfOtherDeployment = deployment !== undefined && deployment !== deploymentName()
  return {
    src: currentSource(src),
    width,
    format: pictureFormat(width, accept),
    ...(isOfOtherDeployment && { isOfOtherDeployment }),
  }
}

/** The format for a browser's `Accept` header. The cache keys of deploy/nginx.conf use the same formats. */
export function pictureFormat(width: number, accept = ''): Format {
  if (accept.includes('image/avif') && width <= MAX_AVIF_WIDTH) return 'avif'
  return accept.includes('image/webp') ? 'webp' : ''
}

function isKnown(src: string): boolean {
  return isLocal(src) ? IMPORTED.test(src) || measureOf(pathOf(src)) !== undefined : isPlatformFile(src)
}

/** The address of the current picture. A page of an earlier build may name an earlier version; it gets the current one without long caching. */
function currentSource(src: string): string {
  return isLocal(src) && src !== versionedAddress(pathOf(src)) ? pathOf(src) : src
}

/** Whether an address has only one spelling, and no part that a server could ignore. */
function isOrdinary(src: string): boolean {
  if (isLocal(src)) return !src.includes('?')
  const { origin, pathname } = new URL(src)
  const segments = pathname.slice(1).split('/')
  return (
    src === origin + pathname &&
    segments.every((segment) => segment !== '' && encodeURIComponent(decoded(segment)) === segment)
  )
}

function signatureOf(src: string): string {
  const key = createHmac('sha256', currentEnvironment().apiKey).update('pictures').digest('hex')
  return createHmac('sha256', key).update(src).digest('base64url').slice(0, 16)
}
