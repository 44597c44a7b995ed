import { createHmac } from 'node:crypto'
import { isOwnFile } from './assets'
import { isLocal, isLocalPicture, versionOf } from './local-pictures'
import { PICTURE_PATH } from './picture-limits'

/*
 * The addresses of resized pictures, `/_next/image?url=…&w=…&q=75`. Everything in an address that the file's server
 * ignores, such as a query that it does not know, would be another picture to fetch, to resize and to keep. So there is one
 * way to write each, and a file whose own address is out of the ordinary, one with a query say, is taken only with the mark
 * `&k=…` that nobody but this site can make.
 *
 * A picture of `public/` has its version in its address, `/logo.png?v=…`, so that browsers keep it for long. `next/image` writes
 * none, and `&dpl=…` where a deployment has a name.
 */

const QUALITY = 75

/** Set by `next.config.ts` at the build, so that a new API key makes no picture of a built page unknown; '' on Vercel. */
const markKey = () => process.env.PICTURE_KEY ?? ''

const address = /^\/_next\/image\?url=([^&]+)&w=([1-9]\d*)&q=75(?:&k=([\w-]{16})|&dpl=[\w.-]{1,64})?$/

/** The address of a picture at a width. */
export function resizedAddress(src: string, width: number): string {
  const mark = markKey() === '' || isOrdinary(src) ? '' : `&k=${markOf(src)}`
  return `/_next/image?url=${encodeURIComponent(src)}&w=${width}&q=${QUALITY}${mark}`
}

/** The address of a picture of `public/` at its own size, with its version where this server takes it. */
export function versionedAddress(path: string): string {
  const version = markKey() === '' ? undefined : versionOf(path)
  return version === undefined ? path : `${path}?v=${version}`
}

/** Whether a request target is that of a picture of `public/` as it is in this build. */
export function isVersioned(target: string): boolean {
  const [encoded = '', query = ''] = target.split('?')
  const path = query.startsWith('v=') ? decode(encoded) : undefined
  return path !== undefined && isLocalPicture(path) && versionedAddress(path) === `${path}?${query}`
}

/** Whether a request target is, or could be taken for, one that the optimizer answers. */
export function isResizedTarget(target: string): boolean {
  const [path = ''] = target.split('?')
  return (decode(path) ?? path).includes('/_next/image')
}

/** Where the optimizer finds what a request target names; undefined for an address that is none of ours. */
export function resizingTarget(target: string): string | undefined {
  const [, url = '', width, mark] = address.exec(target) ?? []
  const src = decode(url)
  if (src === undefined || encodeURIComponent(src) !== url || !isKnown(src)) return undefined
  if (mark === undefined ? !isOrdinary(src) : markKey() === '' || mark !== markOf(src)) return undefined
  // Next.js' own file of a picture that is imported.
  if (src.startsWith(IMPORTED)) return `/_next/image?url=${url}&w=${width}&q=${QUALITY}`
  // What a browser suggests as the name to save it under.
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

/** A page of an earlier build may ask for an earlier version: it gets the picture as it is now, and not for long. */
function current(src: string): string {
  const [path = ''] = src.split('?')
  return isLocal(src) && src !== versionedAddress(path) ? path : src
}

/** Whether there is no other way to write an address, and nothing in it that a server could ignore. */
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
