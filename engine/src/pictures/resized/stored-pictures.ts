import { copyFile, type FileHandle, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { LRUCache } from 'lru-cache'
import { processState } from '../../process/process-state'
import type { FileContent, FileHeaders } from '../fetched-file'
import { noteUnwritable, openPart, PART, pictureFolder, whyUnwritable } from '../picture-folder'
import { MAX_PICTURE_CACHE_BYTES, MAX_PICTURE_MEMORY_BYTES, PICTURE_AGE_S } from '../picture-limits'

/* Stores resized pictures on disk, or in memory while the disk is full or read-only. */

/** The metadata of a resized picture. The name of its file contains all but `ifChanged`. */
interface MadePicture {
  /** A hash of the address, the width and the format. */
  key: string
  /** The version of the source file. */
  version: string
  /** The seconds for which the picture is fresh without another look at the source file. */
  maxAge: number
  /** When the picture was made, in system time, since it survives restarts. */
  madeAt: number
  format: string
  /** Headers for a conditional request for the source file. Without them, its bytes are compared. */
  ifChanged?: FileHeaders['ifChanged'] | undefined
}

export interface StoredPicture extends MadePicture {
  bytes: number
  content: FileContent
}

export interface OpenPicture extends MadePicture {
  bytes: number
  content: FileHandle | Uint8Array
}

/** The memory for a picture's metadata. Even an empty file takes it. */
const ENTRY_BYTES = 1_000

processState.picturesInMemory ??= new LRUCache({ maxSize: MAX_PICTURE_MEMORY_BYTES })
const { picturesInMemory: inMemory } = processState

function onDisk(): Promise<LRUCache<string, StoredPicture>> {
  processState.picturesOnDisk ??= readFolder()
  return processState.picturesOnDisk
}

/** A picture with its file opened; undefined if it is not stored. */
export async function openPicture(key: string): Promise<OpenPicture | undefined> {
  const picture = inMemory.get(key) ?? (await onDisk()).get(key)
  if (picture === undefined) return undefined
  const { content, ...made } = picture
  if (typeof content !== 'string') return { ...made, content }
  const file = await open(content).catch(() => undefined)
  // Another server on the same build may have removed the file.
  if (file === undefined) (await onDisk()).delete(key)
  return file && { ...made, content: file }
}

export async function storedPicture(key: string): Promise<StoredPicture | undefined> {
  return inMemory.peek(key) ?? (await onDisk()).peek(key)
}

/** Notes that the source file of a picture has not changed. The next server checks again. */
export async function confirmPicture(
  key: string,
  maxAge: number,
  ifChanged?: FileHeaders['ifChanged'],
): Promise<void> {
  const picture = await storedPicture(key)
  if (picture) Object.assign(picture, { maxAge, madeAt: Date.now(), ...(ifChanged && { ifChanged }) })
}

/** Stores a picture, replacing an earlier one with the same key. */
export async function storePicture(picture: MadePicture, content: FileContent): Promise<void> {
  const wereInMemory = inMemory.size > 0
  if (whyUnwritable() === undefined) {
    try {
      await storeOnDisk(picture, content)
      inMemory.clear()
      if (wereInMemory) console.error('[pictures] resized pictures are stored on disk again')
      return
    } catch (error) {
      noteUnwritable(error)
    }
  }
  const bytes = typeof content === 'string' ? await readFile(content) : content
  const size = bytes.length + ENTRY_BYTES
  inMemory.set(picture.key, { ...picture, content: bytes, bytes: bytes.length }, { size })
  if (!wereInMemory)
    console.error(
      `[pictures] resized pictures cannot be stored on disk (${whyUnwritable()}): up to ${MAX_PICTURE_MEMORY_BYTES / 1e6} MB are in memory`,
    )
}

/** Writes a picture to disk. @throws Error if the disk refuses it */
async function storeOnDisk(picture: MadePicture, content: FileContent): Promise<void> {
  const { key, version, maxAge, madeAt, format } = picture
  const known = await onDisk()
  const { path: part, file } = await openPart()
  try {
    if (typeof content === 'string') await copyFile(content, part)
    else await file.writeFile(content)
    const { size: bytes } = await file.stat()
    const path = join(pictureFolder(), [key, version, maxAge, madeAt, format].join('.'))
    known.delete(key)
    await rename(part, path)
    known.set(key, { ...picture, content: path, bytes }, { size: bytes + ENTRY_BYTES })
  } finally {
    await file.close()
    await rm(part, { force: true })
  }
}

/** Matches the name of a stored file: key, version, maximum age, time and format. */
const NAME = /^([\w-]{22})\.([\w-]{22})\.(\d{1,10})\.(\d{13})\.(avif|gif|jpeg|png|webp)$/
/** How long another server on the same build may take to write a file. */
const MAX_WRITE_MS = 600_000

/** The pictures that an earlier server left. Anything else in the folder is from an earlier version of the site, and removed. */
async function readFolder(): Promise<LRUCache<string, StoredPicture>> {
  const found: StoredPicture[] = []
  for (const name of await readdir(pictureFolder()).catch(() => [])) {
    const path = join(pictureFolder(), name)
    const [, key, version, maxAge, madeAt, format] = NAME.exec(name) ?? []
    const { size, mtimeMs } = await stat(path).catch(() => ({ size: 0, mtimeMs: Date.now() }))
    // An earlier version of the template wrote longer ages.
    const ages = { maxAge: Math.min(Number(maxAge), PICTURE_AGE_S.max), madeAt: Number(madeAt) }
    if (key && version && format) found.push({ key, version, format, ...ages, content: path, bytes: size })
    else if (!name.endsWith(PART) || Date.now() - mtimeMs > MAX_WRITE_MS)
      await rm(path, { recursive: true, force: true }).catch(() => undefined)
  }
  const known = new LRUCache<string, StoredPicture>({
    maxSize: MAX_PICTURE_CACHE_BYTES,
    dispose: ({ content }) => void rm(String(content), { force: true }).catch(() => undefined),
  })
  found.sort((a, b) => a.madeAt - b.madeAt)
  for (const picture of found) known.set(picture.key, picture, { size: picture.bytes + ENTRY_BYTES })
  return known
}
