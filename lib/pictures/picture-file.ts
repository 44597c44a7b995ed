import sharp from 'sharp'
import { Agent, fetch } from 'undici'
import type { Picture } from '../platform'
import { isOwnFile } from '../platform/assets'
import { bytesWithin } from '../process/limited-body'
import { patientTimeout } from '../process/patient-timeout'
import { processState } from '../process/process-state'
import { TooManyWaiting, Turns } from '../process/turns'
import { isLocal } from './local-pictures'
import { MAX_PICTURE_BYTES, MAX_PICTURE_PIXELS } from './picture-limits'
import { picturesDone, workOnPicturesInTurn } from './picture-work'
import { readLocalPicture } from './public-files'

interface PictureFile {
  status: number
  /** Undefined when the file is too large, or was not sent. */
  bytes?: Uint8Array<ArrayBuffer> | undefined
  cacheControl?: string | null
}

const toResize = { milliseconds: 7_000, bytes: MAX_PICTURE_BYTES }
const toDraw = { milliseconds: 3_000, bytes: 10_000_000 }

/**
 * Opens a new connection for each request. The other side closes a kept connection when it has been idle for some seconds. A busy process
 * learns of that too late, and the next request on it is lost.
 */
const dispatcher = new Agent({ connections: 16, pipelining: 0 })

/** A file stays in memory until it is resized. Reading more files at once would cost memory and save no time. */
const reading = processState('picture files', () => new Turns(6, 100))

/** A response with the file of a picture to resize, or a refusal. */
export async function pictureResponse(src: string): Promise<Response> {
  if (!isLocal(src) && !isOwnFile(src)) return new Response(null, { status: 404 })
  // Called here, because every picture passes here before it is resized. A server that resizes none does not load sharp.
  workOnPicturesInTurn()
  try {
    const { status, bytes, cacheControl } = await reading.run(() => pictureToResize(src))
    return new Response(bytes ?? null, {
      status,
      headers: cacheControl ? { 'cache-control': cacheControl } : {},
    })
  } catch (error) {
    const isTimeout = error instanceof Error && error.name === 'TimeoutError'
    return new Response(null, { status: error instanceof TooManyWaiting ? 503 : isTimeout ? 504 : 502 })
  }
}

async function pictureToResize(src: string): Promise<PictureFile> {
  const file = isLocal(src) ? await readVersion(src) : await fetchFile(src, toResize)
  const isTooLarge = file.status === 200 && !(file.bytes && (await isWithinLimits(file.bytes)))
  if (isTooLarge) console.error(`[pictures] ${src} is too large`)
  await picturesDone()
  return isTooLarge ? { status: 413 } : file
}

/** A picture of `public/`. Under an address with its version it never changes. */
async function readVersion(src: string): Promise<PictureFile> {
  const [path = '', version] = src.split('?')
  const bytes = await readLocalPicture(path)
  return bytes ? { status: 200, bytes, cacheControl: version ? 'max-age=31536000' : null } : { status: 404 }
}

/** @throws Error when the file redirects, breaks off, or does not come in time */
async function fetchFile(src: string, limits: typeof toResize): Promise<PictureFile> {
  const signal = patientTimeout(limits.milliseconds)
  const { ok, status, headers, body } = await fetch(src, { redirect: 'error', signal, dispatcher })
  if (ok)
    return {
      status: 200,
      bytes: await bytesWithin(limits.bytes, body),
      cacheControl: headers.get('cache-control'),
    }
  await body?.cancel()
  return { status }
}

/** The pixels are read from the file's header. A file that is no picture has none; the optimizer refuses it. */
async function isWithinLimits(bytes: Uint8Array): Promise<boolean> {
  const header = sharp(bytes, { limitInputPixels: false }).metadata()
  const { width, height } = await header.catch(() => ({ width: 0, height: 0 }))
  return bytes.length <= MAX_PICTURE_BYTES && width * height <= MAX_PICTURE_PIXELS
}

/** A picture's file, for generated images. Undefined when it is from a foreign origin, too large, too slow or unavailable. */
export async function readPicture({ src }: Picture): Promise<Uint8Array | undefined> {
  if (isLocal(src)) return readLocalPicture(src)
  const file = isOwnFile(src) ? await fetchFile(src, toDraw).catch(() => undefined) : undefined
  return file?.bytes
}
