import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { basename } from 'node:path'
import { buildFolder } from '../environment/build-facts'
import { isOwnFile } from '../platform/assets'
import { processState } from '../process/process-state'
import { Turns } from '../process/turns'
import { fetchFile } from './fetched-file'
import type { PictureHeader } from './headers/header'
import { isLocal } from './local-pictures'
import { NotShown } from './not-shown'
import { partPath } from './picture-folder'
import { pictureHeader } from './picture-header'
import { EXAMINED_BYTES, FILES, whatCannotBeShown } from './picture-limits'
import { publicPicture } from './public-files'

export interface PictureFile extends PictureHeader {
  path: string
  bytes: number
  /** Changes with the file. */
  version: string
  cacheControl: string | null
}

/** A file is on the disk until its picture is made. */
const files = processState('picture files', () => new Turns(FILES.atOnce, FILES.waiting))

/**
 * Uses the file of a picture, which is on the disk for as long: in memory, a few photographs would take hundreds of megabytes.
 * @param limitMs for the file to come
 * @throws NotShown for a file that is not there, does not come, or is no picture that can be shown; TooManyWaiting
 */
export function withPictureFile<T>(
  src: string,
  limitMs: number,
  use: (file: PictureFile) => Promise<T>,
): Promise<T> {
  return files.run(() => withFile(src, limitMs, use))
}

async function withFile<T>(src: string, limitMs: number, use: (file: PictureFile) => Promise<T>): Promise<T> {
  if (isLocal(src)) {
    const [path = '', version] = src.split('?')
    // Under an address with its version it never changes.
    return use(await examined(localFile(path), version ? 'max-age=31536000' : null))
  }
  if (!isOwnFile(src)) throw new NotShown(404, 'is not from one of ASSET_ORIGINS')
  const path = await partPath()
  try {
    const cacheControl = await fetchFile(src, path, limitMs)
    return await use(await examined(path, cacheControl))
  } finally {
    await rm(path, { force: true })
  }
}

function localFile(path: string): string {
  const isImported = path.startsWith('/_next/static/media/')
  const file = isImported ? buildFolder('static/media', basename(path)) : publicPicture(path)
  if (file === undefined) throw new NotShown(404, 'is no file of public/')
  return file
}

async function examined(path: string, cacheControl: string | null): Promise<PictureFile> {
  const hash = createHash('sha256')
  const head: Buffer[] = []
  let size = 0
  try {
    for await (const chunk of createReadStream(path, { highWaterMark: 262_144 })) {
      if (size < EXAMINED_BYTES) head.push(chunk)
      size += chunk.length
      hash.update(chunk)
    }
  } catch {
    throw new NotShown(404, 'is not there')
  }
  const read = pictureHeader(Buffer.concat(head))
  const header = read === 'undecided' ? 'no picture' : read
  const reason = whatCannotBeShown(header, size)
  if (header === 'no picture' || reason !== undefined)
    throw new NotShown(header === 'no picture' ? 415 : 413, reason ?? '', true)
  return { ...header, path, bytes: size, version: hash.digest('base64url').slice(0, 22), cacheControl }
}
