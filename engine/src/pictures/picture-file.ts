import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { basename } from 'node:path'
import { buildFolder } from '../environment/build-facts'
import { isPlatformFile } from '../platform/assets'
import { processState } from '../process/process-state'
import { Turns } from '../process/turns'
import { type FileContent, type FileHeaders, withFetchedFile } from './fetched-file'
import type { PictureHeader } from './headers/header'
import { isLocal } from './local-pictures'
import { NotShown } from './not-shown'
import { pictureHeader } from './picture-header'
import { EXAMINED_BYTES, FILES, whatCannotBeShown } from './picture-limits'
import { publicPicture } from './public-files'

export interface PictureFile extends PictureHeader, FileHeaders {
  content: FileContent
  bytes: number
  /** A hash of the file. */
  version: string
}

interface Wanted {
  src: string
  limitMs: number
  ifChanged?: FileHeaders['ifChanged'] | undefined
}

processState.pictureFiles ??= new Turns(FILES.atOnce, FILES.waiting)
const { pictureFiles: files } = processState

/**
 * Uses the file of a picture, if it arrives in time.
 * @throws NotShown if it does not, or cannot be shown; TooManyWaiting; Unchanged if it has not changed since
 */
export function withPictureFile<T>(wanted: Wanted, use: (file: PictureFile) => Promise<T>) {
  return files.run(() => withFile(wanted, use))
}

async function withFile<T>(
  { src, limitMs, ifChanged = {} }: Wanted,
  use: (file: PictureFile) => Promise<T>,
): Promise<T> {
  if (isLocal(src)) {
    const [path = '', version] = src.split('?')
    // A file at an address with its version never changes.
    const cacheControl = version ? 'max-age=31536000, immutable' : undefined
    return use(await examined(localFile(path), { cacheControl, ifChanged: {} }))
  }
  if (!isPlatformFile(src)) throw new NotShown(404, 'is not from one of ASSET_ORIGINS')
  return withFetchedFile({ src, limitMs, ifChanged }, async (content, headers) =>
    use(await examined(content, headers)),
  )
}

function localFile(path: string): string {
  const isImported = path.startsWith('/_next/static/media/')
  const file = isImported ? buildFolder('static/media', basename(path)) : publicPicture(path)
  if (file === undefined) throw new NotShown(404, 'is no file of public/')
  return file
}

const CHUNK_BYTES = 262_144

async function examined(content: FileContent, headers: FileHeaders): Promise<PictureFile> {
  const hash = createHash('sha256')
  const head: Uint8Array[] = []
  let size = 0
  try {
    const parts =
      typeof content === 'string' ? createReadStream(content, { highWaterMark: CHUNK_BYTES }) : [content]
    for await (const part of parts) {
      if (size < EXAMINED_BYTES) head.push(part.subarray(0, EXAMINED_BYTES))
      size += part.length
      hash.update(part)
    }
  } catch {
    throw new NotShown(404, 'is not there')
  }
  const read = pictureHeader(Buffer.concat(head))
  const header = read === 'undecided' ? 'no picture' : read
  const reason = whatCannotBeShown(header, size)
  if (header === 'no picture' || reason !== undefined)
    throw new NotShown(header === 'no picture' ? 415 : 413, reason ?? '', true)
  return { ...header, content, bytes: size, version: hash.digest('base64url').slice(0, 22), ...headers }
}
