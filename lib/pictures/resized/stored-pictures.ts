import { type FileHandle, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { processState } from '../../process/process-state'
import { PART, pictureFolder } from '../picture-folder'
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

interface Entry extends StoredPicture {
  bytes: number
}

export interface OpenPicture extends Entry {
  file: FileHandle
}

/** The least recently used first. */
const pictures = processState('stored pictures', () => ({}) as { known?: Promise<Map<string, Entry>> })

function knownPictures(): Promise<Map<string, Entry>> {
  pictures.known ??= readFolder()
  return pictures.known
}

/** A picture with its file open; undefined for one that is not there. */
export async function openPicture(key: string): Promise<OpenPicture | undefined> {
  const known = await knownPictures()
  const entry = known.get(key)
  if (entry === undefined) return undefined
  // Another server on the same build may have removed it.
  const file = await open(await pathOf(entry)).catch(() => undefined)
  known.delete(key)
  if (file === undefined) return undefined
  known.set(key, entry)
  return { ...entry, file }
}

export async function storedPicture(key: string): Promise<StoredPicture | undefined> {
  return (await knownPictures()).get(key)
}

/** Moves a picture's file into the store, in the place of an earlier one of the same key, and makes room for it. */
export async function storePicture(picture: StoredPicture, file: string): Promise<void> {
  const known = await knownPictures()
  const { size: bytes } = await stat(file)
  const before = known.get(picture.key)
  if (before) await forget(known, before)
  await rename(file, await pathOf(picture))
  known.set(picture.key, { ...picture, bytes })
  let all = 0
  for (const entry of known.values()) all += entry.bytes
  for (const entry of known.values()) {
    if (all <= MAX_PICTURE_CACHE_BYTES) break
    all -= entry.bytes
    await forget(known, entry)
  }
}

/** The file that a picture was made of is still the same. */
export async function confirmPicture(key: string, maxAge: number): Promise<void> {
  const known = await knownPictures()
  const entry = known.get(key)
  if (entry === undefined) return
  const renewed = { ...entry, maxAge, madeAt: Date.now() }
  await rename(await pathOf(entry), await pathOf(renewed))
  known.set(key, renewed)
}

async function forget(known: Map<string, Entry>, entry: Entry): Promise<void> {
  known.delete(entry.key)
  await rm(await pathOf(entry), { force: true })
}

async function pathOf({ key, version, maxAge, madeAt, format }: StoredPicture): Promise<string> {
  return join(await pictureFolder(), [key, version, maxAge, madeAt, format].join('.'))
}

const NAME = /^([\w-]{22})\.([\w-]{22})\.(\d{1,10})\.(\d{13})\.(avif|gif|jpeg|png|webp)$/
/** A file that another server on the same build may be writing. */
const LONGEST_WRITING_MS = 600_000

/** What an earlier server has left. Anything else in the folder is of an earlier version of the site, and goes. */
async function readFolder(): Promise<Map<string, Entry>> {
  const folder = await pictureFolder()
  const found: (Entry & { usedAt: number })[] = []
  for (const name of await readdir(folder)) {
    const path = join(folder, name)
    const [, key, version, maxAge, madeAt, format] = NAME.exec(name) ?? []
    const { size, mtimeMs } = await stat(path).catch(() => ({ size: 0, mtimeMs: Date.now() }))
    if (key && version && format)
      found.push({
        key,
        version,
        format,
        maxAge: Number(maxAge),
        madeAt: Number(madeAt),
        bytes: size,
        usedAt: mtimeMs,
      })
    else if (!name.endsWith(PART) || Date.now() - mtimeMs > LONGEST_WRITING_MS)
      await rm(path, { recursive: true, force: true })
  }
  found.sort((a, b) => a.usedAt - b.usedAt)
  return new Map(found.map(({ usedAt: _, ...entry }) => [entry.key, entry]))
}
