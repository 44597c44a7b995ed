import type { IncomingMessage, ServerResponse } from 'node:http'
import { parse } from 'node:path/posix'
import { pipeline } from 'node:stream/promises'
import { isLocal } from '../pictures/local-pictures'
import { NotShown } from '../pictures/not-shown'
import { type ResizedPicture, resizedPicture } from '../pictures/picture-address'
import { PICTURE_AGE_S } from '../pictures/picture-limits'
import { keyOf, makePicture } from '../pictures/resized/resize'
import { confirmPicture, type OpenPicture, openPicture } from '../pictures/resized/stored-pictures'
import { TooManyWaiting } from '../process/turns'
import { failsPrecondition, hasVersion } from './request-headers'

/** Responds to a request for a resized picture in place of the Next.js optimizer, with the same headers. */
export async function sendResized(request: IncomingMessage, response: ServerResponse, target: string) {
  const picture = resizedPicture(target, request.headers.accept)
  if (picture === undefined) return void response.writeHead(400).end()
  try {
    const key = keyOf(picture)
    const stored = (await openPicture(key)) ?? (await makePicture(picture).then(() => openPicture(key)))
    if (stored === undefined) throw new Error('removed at once')
    // A stale picture is sent while it is made anew. If the file's server is down, it stays.
    if (stored.madeAt + stored.maxAge * 1_000 < Date.now())
      void makePicture(picture)
        .catch(() => confirmPicture(key, PICTURE_AGE_S.sourceIsDown))
        .catch(() => undefined)
    await send(request, response, picture, stored)
  } catch (error) {
    refuse(response, picture.src, error)
  }
}

async function send(
  request: IncomingMessage,
  response: ServerResponse,
  { src, isOfOtherDeployment }: ResizedPicture,
  { content, key, version, maxAge, format, bytes }: OpenPicture,
): Promise<void> {
  const etag = `"${key}${version}"`
  const isImported = src.startsWith('/_next/')
  // The address of a versioned picture changes with its file.
  const isVersioned = isLocal(src) && src.includes('?')
  const age = isVersioned ? maxAge : Math.min(maxAge, PICTURE_AGE_S.inBrowsers)
  response.setHeader('Vary', 'Accept')
  response.setHeader('ETag', etag)
  const cacheControl = isImported
    ? 'public, max-age=315360000, immutable'
    : `public, max-age=${age}, must-revalidate`
  response.setHeader('Cache-Control', isOfOtherDeployment ? 'no-store' : cacheControl)
  const isRefused = failsPrecondition(request, etag)
  if (isRefused || hasVersion(request, etag)) {
    response.writeHead(isRefused ? 412 : 304).end()
    if (!(content instanceof Uint8Array)) await content.close()
    return
  }
  response.setHeader('Content-Type', `image/${format}`)
  response.setHeader('Content-Disposition', `attachment; filename="${nameOf(src)}.${format}"`)
  response.setHeader('Content-Security-Policy', "script-src 'none'; frame-src 'none'; sandbox;")
  response.setHeader('Content-Length', bytes)
  // A client that disconnects is not an error. The stream closes the file.
  if (content instanceof Uint8Array) response.end(content)
  else await pipeline(content.createReadStream(), response).catch(() => undefined)
}

/** The file name that a browser suggests when saving the picture. */
function nameOf(src: string): string {
  const { pathname } = new URL(src, 'http://site')
  const { name } = parse(pathname)
  return name === '' || name.includes('%') ? 'picture' : name
}

function refuse(response: ServerResponse, src: string, error: unknown): void {
  if (!(error instanceof NotShown || error instanceof TooManyWaiting))
    console.error(`[pictures] ${src}: ${error}`)
  const status = error instanceof NotShown ? error.status : 503
  response.writeHead(status, status === 503 ? { 'Retry-After': '5' } : {}).end()
}
