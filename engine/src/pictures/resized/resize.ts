import { hash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { processState } from '../../process/process-state'
import { DecoderEnded, inDecoder, NotDecoded } from '../decoder/decoder'
import { type FileContent, Unchanged } from '../fetched-file'
import { NotShown } from '../not-shown'
import type { ResizedPicture } from '../picture-address'
import { type PictureFile, withPictureFile } from '../picture-file'
import { FILE_TIME_MS, MAX_PICTURE_BYTES, PICTURE_AGE_S, REFUSED } from '../picture-limits'
import { confirmPicture, storedPicture, storePicture } from './stored-pictures'

/** The version of the decoder's output, to be raised when that changes. */
const OUTPUT_VERSION = 1

processState.resizing ??= new Map()
processState.refusedPictures ??= new LRUCache({ max: REFUSED.max, ttl: REFUSED.ms })
const { resizing: underWay, refusedPictures: refused } = processState

export function keyOf({ src, width, format }: ResizedPicture): string {
  return hash('sha256', [OUTPUT_VERSION, src, width, format].join(' '), 'base64url').slice(0, 22)
}

/** Makes a picture and stores it. Concurrent requests for one picture share the work. @throws NotShown or TooManyWaiting */
export function makePicture(picture: ResizedPicture): Promise<void> {
  const key = keyOf(picture)
  const { src } = picture
  const made = underWay.get(key) ?? makeAfterFirst(picture, key).finally(() => underWay.delete(key))
  underWay.set(key, made)
  if (!underWay.has(src)) {
    underWay.set(src, made)
    void made.catch(() => undefined).finally(() => underWay.delete(src))
  }
  return made
}

/** Waits for the first picture of a file, which tells whether the file exists, so that its server is asked once. */
async function makeAfterFirst(picture: ResizedPicture, key: string): Promise<void> {
  await underWay.get(picture.src)?.catch(() => undefined)
  const known = refused.get(picture.src)
  if (known) throw known
  await make(picture, key)
}

async function make(picture: ResizedPicture, key: string): Promise<void> {
  try {
    const stored = await storedPicture(key)
    const wanted = { src: picture.src, limitMs: FILE_TIME_MS, ifChanged: stored?.ifChanged }
    await withPictureFile(wanted, async (file) => {
      const { version, ifChanged } = file
      const maxAge = ageOf(file.cacheControl)
      if (stored?.version === version) return confirmPicture(key, maxAge, ifChanged)
      const { content, format } = await resized(file, picture)
      await storePicture({ key, version, maxAge, madeAt: Date.now(), format, ifChanged }, content)
    })
  } catch (error) {
    if (error instanceof Unchanged) return confirmPicture(key, ageOf(error.cacheControl))
    if (!(error instanceof NotShown)) throw error
    // Missing files are not logged, since anybody can make up their addresses.
    if (error.isPermanent) console.error(`[pictures] ${picture.src} ${error.message}`)
    if (error.isPermanent || error.status === 404) refused.set(picture.src, error)
    throw error
  }
}

/** The picture at its width. An animation, or a file that the decoder cannot read but a browser may, stays unchanged. */
async function resized(
  file: PictureFile,
  { width, format }: ResizedPicture,
): Promise<{ content: FileContent; format: string }> {
  const fallbackFormat = file.format === 'avif' || file.format === 'webp' ? 'jpeg' : file.format
  const wanted = {
    file: file.content,
    pixels: file.width * file.height,
    width,
    format: format || fallbackFormat,
  }
  try {
    if (!file.isAnimated) return { content: await inDecoder('resized', wanted), format: wanted.format }
  } catch (error) {
    if (error instanceof DecoderEnded) throw new NotShown(415, error.message, true)
    if (!(error instanceof NotDecoded)) throw error
    if (file.bytes > MAX_PICTURE_BYTES) throw new NotShown(415, `cannot be decoded: ${error.message}`, true)
  }
  return { content: file.content, format: file.format }
}

/** How many seconds a file is fresh. An editor may replace it under its name, unless its server calls it immutable. */
export function ageOf(cacheControl = ''): number {
  const [, seconds] = /s-maxage=(\d{1,9})/.exec(cacheControl) ?? /max-age=(\d{1,9})/.exec(cacheControl) ?? []
  const age = Math.max(PICTURE_AGE_S.min, Number(seconds ?? 0))
  return cacheControl.includes('immutable') ? age : Math.min(age, PICTURE_AGE_S.max)
}
