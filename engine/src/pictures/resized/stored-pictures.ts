import { copyFile, type FileHandle, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { LRUCache } from 'lru-cache'
import { processState } from '../../process/process-state'
import type { FileContent, FileHeaders } from '../fetched-file'
import { noteUnwritable, openPart, PART, pictureFolder, whyUnwritable } from '../picture-folder'
import { MAX_PICTURE_CACHE_BYTES, MAX_PICTURE_MEMORY_BYTES, PICTURE_AGE_S } from '../picture-limits'

/* Resized pictures are on the disk, and in memory while the disk takes none: it is full, or the file system is read-only. */

/** What is known of a resized picture. Its file's name says all but the last. */
interface MadePicture {
  /** Of the address, the width and the format. */
  key: string
  /** Of the file that it was made of. */
  version: string
  /** For how many seconds it is right without another look at that file. */
  maxAge: number
  /** By the clock of the machine, since a restart comes between. */
  madeAt: number
  format: string
  /** To ask whether that file has changed. Without it, the bytes are compared. */
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

/** What is known of a picture beside its bytes. An empty file counts too. */
const ENTRY_BYTES = 1_000

processState.picturesInMemory ??= new LRUCache({ maxSize: MAX_PICTURE_MEMORY_BYTES })
const { picturesInMemory: inMemory } = processState

function onDisk(): Promise<LRUCache<string, StoredPicture>> {
  processState.picturesOnDisk ??= readFolder()
  return processState.picturesOnDisk
}

/** A picture with its file open; undefined for one that is not there. */
export async function openPicture(key: string): Promise<OpenPicture | undefined> {
  const picture = inMemory.get(key) ?? (await onDisk()).get(key)
  if (picture === undefined) return undefined
  const { content, ...made } = picture
  if (typeof content !== 'string') return { ...made, content }
  const file = await open(content).catch(() => undefined)
  // Another server on the same build may have removed it.
  if (file === undefined) (await onDisk()).delete(key)
  return file && { ...made, content: file }
}

export async function storedPicture(key: string): Promise<StoredPicture | undefined> {
  return inMemory.peek(key) ?? (await onDisk()).peek(key)
}

/** The file that a picture was made of is still the same. The next server looks once more. */
export async function confirmPicture(
  key: string,
  maxAge: number,
  ifChanged?: FileHeaders['ifChanged'],
): Promise<void> {
  const picture = await storedPicture(key)
  if (picture) Object.assign(picture, { maxAge, madeAt: Date.now(), ...(ifChanged && { ifChanged }) })
}

/** Stores a picture in the place of an earlier one of the same key. */
export async function storePicture(picture: MadePicture, content: FileContent): Promise<void> {
  const hadSome = inMemory.size > 0
  if (whyUnwritable() === undefined) {
    try {
      await storeOnDisk(picture, content)
      inMemory.clear()
      if (hadSome) console.error('[pictures] resized ones are on the disk again')
      return
    } catch (error) {
      noteUnwritable(error)
    }
  }
  const bytes = typeof content === 'string' ? await readFile(content) : content
  const size = bytes.length + ENTRY_BYTES
  inMemory.set(picture.key, { ...picture, content: bytes, bytes: bytes.length }, { size })
  if (!hadSome)
    console.error(
      `[pictures] the disk takes none (${whyUnwritable()}): up to ${MAX_PICTURE_MEMORY_BYTES / 1e6} MB are in memory`,
    )
}

/** @throws Error when the disk does not take it */
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

const NAME = /^([\w-]{22})\.([\w-]{22})\.(\d{1,10})\.(\d{13})\.(avif|gif|jpeg|png|webp)$/
/** A file that another server on the same build may be writing. */
const LONGEST_WRITING_MS = 600_000

/** What an earlier server has left. Anything else in the folder is of an earlier version of the site, and goes. */
async function readFolder(): Promise<LRUCache<string, StoredPicture>> {
  const found: StoredPicture[] = []
  for (const name of await readdir(pictureFolder()).catch(() => [])) {
    const path = join(pictureFolder(), name)
    const [, key, version, maxAge, madeAt, format] = NAME.exec(name) ?? []
    const { size, mtimeMs } = await stat(path).catch(() => ({ size: 0, mtimeMs: Date.now() }))
    // An earlier version of the template has left longer ages.
    const ages = { maxAge: Math.min(Number(maxAge), PICTURE_AGE_S.most), madeAt: Number(madeAt) }
    if (key && version && format) found.push({ key, version, format, ...ages, content: path, bytes: size })
    else if (!name.endsWith(PART) || Date.now() - mtimeMs > LONGEST_WRITING_MS)
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
