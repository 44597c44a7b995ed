import sharp from 'sharp'
import { Agent, fetch, type Response } from 'undici'
import { isOwnFile } from '../platform/assets'
import { bytesWithin } from '../process/limited-body'
import { newConnections } from '../process/new-connections'
import { patientTimeout } from '../process/patient-timeout'
import { processState } from '../process/process-state'
import { TooManyWaiting, Turns } from '../process/turns'
import { isLocal } from './local-pictures'
import { MAX_PICTURE_BYTES, MAX_PICTURE_PIXELS } from './picture-limits'
import { picturesDone, workOnPicturesInTurn } from './picture-work'
import { contentTypeOf, readLocalPicture } from './public-files'

interface PictureFile {
  bytes: Uint8Array<ArrayBuffer>
  headers: [name: string, value: string][]
}

const TIME_LIMIT_MS = 7_000
/** In seconds. */
const YEAR = 31_536_000
/** The headers that the optimizer uses. */
const passedOn = ['content-type', 'cache-control', 'etag']

const dispatcher = new Agent(newConnections)

/** A file stays in memory until it is resized. Reading more files at once would cost memory and save no time. */
const reading = processState('picture files', () => new Turns(6, 100))

/** The file of a picture to resize, or the status of a refusal. */
export async function pictureFile(src: string): Promise<PictureFile | number> {
  if (!isLocal(src) && !isOwnFile(src)) return 404
  // Called here, because every picture passes here before it is resized. A server that resizes none does not load sharp.
  workOnPicturesInTurn()
  try {
    return await reading.run(async () => {
      const file = await read(src)
      await picturesDone()
      return file
    })
  } catch (error) {
    return error instanceof TooManyWaiting ? 503 : isTimeout(error) ? 504 : 502
  }
}

async function read(src: string): Promise<PictureFile | number> {
  if (isLocal(src)) return readLocal(src)
  const signal = patientTimeout(TIME_LIMIT_MS)
  const response = await fetch(src, { redirect: 'error', signal, dispatcher })
  if (!response.ok) {
    await response.body?.cancel()
    return response.status
  }
  const bytes = await bytesWithin(MAX_PICTURE_BYTES, response.body)
  return bytes && (await isWithinLimits(bytes)) ? { bytes, headers: headersOf(response) } : tooLarge(src)
}

/** A picture of `public/`. Under an address with its version it never changes. */
async function readLocal(src: string): Promise<PictureFile | number> {
  const [path = '', version] = src.split('?')
  const bytes = await readLocalPicture(path)
  if (bytes === undefined) return 404
  if (!(await isWithinLimits(bytes))) return tooLarge(src)
  const headers: PictureFile['headers'] = [['content-type', contentTypeOf(path) ?? '']]
  return { bytes, headers: version ? [...headers, ['cache-control', `max-age=${YEAR}`]] : headers }
}

async function isWithinLimits(bytes: Uint8Array): Promise<boolean> {
  return bytes.length <= MAX_PICTURE_BYTES && (await pixelsOf(bytes)) <= MAX_PICTURE_PIXELS
}

function tooLarge(src: string): number {
  console.error(`[pictures] ${src} is too large`)
  return 413
}

/** Read from the file's header. 0 for a file that is no picture; the optimizer refuses it. */
async function pixelsOf(bytes: Uint8Array): Promise<number> {
  try {
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata()
    return width * height
  } catch {
    return 0
  }
}

function headersOf({ headers }: Response): PictureFile['headers'] {
  return passedOn.flatMap((name) => {
    const value = headers.get(name)
    return value === null ? [] : [[name, value]]
  })
}

function isTimeout(error: unknown): boolean {
  return error instanceof Error && error.name === 'TimeoutError'
}
