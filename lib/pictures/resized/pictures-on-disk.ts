import { copyFile, type FileHandle, link, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { processState } from '@/lib/environment/process/process-state'
import { Bounded } from '@/lib/next/page-cache/bounded'
import type { FileContent } from '../fetched-file'
import { openPart, PART, pictureFolder } from '../picture-folder'
import { MAX_PICTURE_CACHE_BYTES } from '../picture-limits'

/** What the name of its file says of a resized picture. */
export interface StoredPicture {
  /** Of the address, the width and the format. */
  key: string
  /** Of the file that it was made of. */
  version: string
  /** For how many seconds it is right without another look at that file. */
  maxAge: number
  /** By the clock of the machine, since a restart comes between. */
  madeAt: number
  format: string
}

export interface OpenPicture extends StoredPicture {
  bytes: number
  content: FileHandle | Uint8Array
}

export interface Entry extends StoredPicture {
  name: string
  bytes: number
}

function knownPictures(): Promise<Bounded<Entry>> {
  processState.storedPictures ??= readFolder()
  return processState.storedPictures
}

/** A picture with its file open; undefined for one that is not there. */
export async function openOnDisk(key: string): Promise<OpenPicture | undefined> {
  const known = await knownPictures()
  const entry = known.get(key)
  if (entry === undefined) return undefined
  const { name } = entry
  const content = await open(pathOf(entry)).catch(() => undefined)
  if (content === undefined && entry.name !== name) return openOnDisk(key)
  // Another server on the same build may have removed it.
  if (content === undefined) known.delete(key)
  return content && { ...entry, content }
}

export async function pictureOnDisk(key: string): Promise<StoredPicture | undefined> {
  return (await knownPictures()).peek(key)
}

/** @throws Error when the disk does not take it */
export async function storeOnDisk(picture: StoredPicture, content: FileContent): Promise<void> {
  const known = await knownPictures()
  const { path, file } = await openPart(pictureFolder())
  try {
    if (typeof content === 'string') await copyFile(content, path)
    else await file.writeFile(content)
    const { size: bytes } = await file.stat()
    const entry = { ...picture, name: nameOf(picture), bytes }
    known.delete(picture.key)
    await rename(path, pathOf(entry))
    known.set(picture.key, entry, bytes)
  } finally {
    await file.close()
    await rm(path, { force: true })
  }
}

export async function renewOnDisk(key: string, age: { maxAge: number; madeAt: number }): Promise<void> {
  const entry = (await knownPictures()).get(key)
  if (entry === undefined) return
  const before = pathOf(entry)
  const name = nameOf({ ...entry, ...age })
  // It has both names for a moment, so that whoever opens it finds it. On a disk that takes no change the file keeps its name.
  const isNamed = await link(before, pathOf({ name })).then(
    () => true,
    () => false,
  )
  Object.assign(entry, age, isNamed && { name })
  if (isNamed) await rm(before, { force: true })
}

function pathOf({ name }: Pick<Entry, 'name'>): string {
  return join(pictureFolder(), name)
}

function nameOf({ key, version, maxAge, madeAt, format }: StoredPicture): string {
  return [key, version, maxAge, madeAt, format].join('.')
}

const NAME = /^([\w-]{22})\.([\w-]{22})\.(\d{1,10})\.(\d{13})\.(avif|gif|jpeg|png|webp)$/
/** A file that another server on the same build may be writing. */
const LONGEST_WRITING_MS = 600_000

/** What an earlier server has left. Anything else in the folder is of an earlier version of the site, and goes. */
async function readFolder(): Promise<Bounded<Entry>> {
  const folder = pictureFolder()
  const found: (Entry & { usedAt: number })[] = []
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name)
    const [, key, version, maxAge, madeAt, format] = NAME.exec(name) ?? []
    const { size, mtimeMs } = await stat(path).catch(() => ({ size: 0, mtimeMs: Date.now() }))
    const ages = { maxAge: Number(maxAge), madeAt: Number(madeAt), usedAt: mtimeMs }
    if (key && version && format) found.push({ key, version, format, ...ages, name, bytes: size })
    else if (!name.endsWith(PART) || Date.now() - mtimeMs > LONGEST_WRITING_MS)
      await rm(path, { recursive: true, force: true }).catch(() => undefined)
  }
  const known = new Bounded<Entry>(
    MAX_PICTURE_CACHE_BYTES,
    (entry) => void rm(pathOf(entry), { force: true }).catch(() => undefined),
  )
  found.sort((a, b) => a.usedAt - b.usedAt)
  for (const { usedAt: _, ...entry } of found) known.set(entry.key, entry, entry.bytes)
  return known
}
