import { createHmac } from 'node:crypto'
import { currentEnvironment } from '../environment/current-environment'
import { hostKeepsPages } from '../environment/host'
import { isOwnFile } from '../platform/assets'
import { isLocal, isLocalPicture, versionOf } from './local-pictures'
import { PICTURE_PATH } from './picture-limits'

/*
 * The addresses of resized pictures, `/_next/image?url=…&w=…&q=75`. A file's server ignores some parts of an address, such as an
 * unknown query. Every variant of these parts would be another picture to fetch, resize and cache. So each address has one
 * spelling. A file with an unusual address, such as one with a query, needs the mark `&k=…`, which only this site can make.
 *
 * A picture of `public/` has its version in its address, `/logo.png?v=…`, so that browsers cache it for long. `next/image` writes
 * no version, and adds `&dpl=…` when the deployment has a name.
 */

const QUALITY = 75

let markKeyInUse: string | undefined

/** The key of marks; '' on Vercel, whose own optimizer takes no mark. */
function markKey(): string {
  const ofTenant = () => createHmac('sha256', currentEnvironment().apiKey).update('pictures').digest('hex')
  markKeyInUse ??= hostKeepsPages() ? '' : ofTenant()
  return markKeyInUse
}

const address = /^\/_next\/image\?url=([^&]+)&w=([1-9]\d*)&q=75(?:&k=([\w-]{16})|&dpl=[\w.-]{1,64})?$/

/** The address of a picture at a width. */
export function resizedAddress(src: string, width: number): string {
  const mark = markKey() === '' || isOrdinary(src) ? '' : `&k=${markOf(src)}`
  return `/_next/image?url=${encodeURIComponent(src)}&w=${width}&q=${QUALITY}${mark}`
}

/** The address of a picture of `public/` at its own size, with its version unless the host is Vercel. */
export function versionedAddress(path: string): string {
  const version = markKey() === '' ? undefined : versionOf(path)
  return version === undefined ? path : `${path}?v=${version}`
}

/** Whether a request target is that of a picture of `public/` in its current version. */
export function isVersioned(target: string): boolean {
  const [encoded = '', query = ''] = target.split('?')
  const path = query.startsWith('v=') ? decode(encoded) : undefined
  return path !== undefined && isLocalPicture(path) && versionedAddress(path) === `${path}?${query}`
}

/** Whether the optimizer answers a request target, or might. */
export function isResizedTarget(target: string): boolean {
  const [path = ''] = target.split('?')
  return (decode(path) ?? path).includes('/_next/image')
}

/** The target under which the optimizer finds the picture of a request target; undefined for an address that is not ours. */
export function resizingTarget(target: string): string | undefined {
  const [, url = '', width, mark] = address.exec(target) ?? []
  const src = decode(url)
  if (src === undefined || encodeURIComponent(src) !== url || !isKnown(src)) return undefined
  if (mark === undefined ? !isOrdinary(src) : markKey() === '' || mark !== markOf(src)) return undefined
  // The file that Next.js makes of an imported picture.
  if (src.startsWith(IMPORTED)) return `/_next/image?url=${url}&w=${width}&q=${QUALITY}`
  // The file name that a browser suggests for saving the picture.
  const name = /^[\w-]+\.\w+$/.exec(pathOf(src).split('/').at(-1) ?? '')?.[0] ?? 'picture'
  const file = `${PICTURE_PATH}${name}?src=${encodeURIComponent(current(src))}`
  return `/_next/image?url=${encodeURIComponent(file)}&w=${width}&q=${QUALITY}`
}

const IMPORTED = '/_next/static/media/'

const pathOf = (src: string) => new URL(src, 'http://site').pathname

/** A file of the tenant, or a picture of this site. */
function isKnown(src: string): boolean {
  if (!isLocal(src)) return isOwnFile(src)
  const [path = ''] = src.split('?')
  return (path.startsWith(IMPORTED) && /^[\w~.-]+$/.test(path.slice(IMPORTED.length))) || isLocalPicture(path)
}

/** A page of an earlier build may ask for an earlier version. It gets the current picture, without the long cache time. */
function current(src: string): string {
  const [path = ''] = src.split('?')
  return isLocal(src) && src !== versionedAddress(path) ? path : src
}

/** Whether an address has only one spelling and no part that a server could ignore. */
function isOrdinary(src: string): boolean {
  if (isLocal(src)) return !src.includes('?')
  const { origin, pathname } = new URL(src)
  const segments = pathname.slice(1).split('/')
  return (
    src === origin + pathname &&
    segments.every((segment) => segment !== '' && encodeURIComponent(decode(segment) ?? '') === segment)
  )
}

function markOf(src: string): string {
  return createHmac('sha256', markKey()).update(src).digest('base64url').slice(0, 16)
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}
