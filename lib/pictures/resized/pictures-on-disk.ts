import { copyFile, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { processState } from '@/lib/environment/process/process-state'
import type { FileContent } from '../fetched-file'
import { openPart, PART, pictureFolder } from '../picture-folder'
import { MAX_PICTURE_CACHE_BYTES } from '../picture-limits'
import type { OpenPicture, StoredPicture } from './stored-picture'

export interface Entry extends StoredPicture {
  name: string
  bytes: number
}

/** The least recently used first. */
function knownPictures(): Promise<Map<string, Entry>> {
  processState.storedPictures ??= readFolder()
  return processState.storedPictures
}

/** A picture with its file open; undefined for one that is not there. */
export async function openOnDisk(key: string): Promise<OpenPicture | undefined> {
  const known = await knownPictures()
  const entry = known.get(key)
  if (entry === undefined) return undefined
  // Another server on the same build may have removed it.
  const content = await open(pathOf(entry)).catch(() => undefined)
  known.delete(key)
  if (content === undefined) return undefined
  known.set(key, entry)
  return { ...entry, content }
}

export async function pictureOnDisk(key: string): Promise<StoredPicture | undefined> {
  return (await knownPictures()).get(key)
}

/** Makes room for the picture too. @throws Error when the disk does not take it */
export async function storeOnDisk(picture: StoredPicture, content: FileContent): Promise<void> {
  const known = await knownPictures()
  const { path, file } = await openPart(pictureFolder())
  try {
    if (typeof content === 'string') await copyFile(content, path)
    else await file.writeFile(content)
    const { size: bytes } = await file.stat()
    const before = known.get(picture.key)
    if (before) await forget(known, before)
    const entry = { ...picture, name: nameOf(picture), bytes }
    await rename(path, pathOf(entry))
    known.set(picture.key, entry)
  } finally {
    await file.close()
    await rm(path, { force: true })
  }
  let all = 0
  for (const entry of known.values()) all += entry.bytes
  for (const entry of known.values()) {
    if (all <= MAX_PICTURE_CACHE_BYTES) break
    all -= entry.bytes
    await forget(known, entry)
  }
}

export async function renewOnDisk(key: string, age: { maxAge: number; madeAt: number }): Promise<void> {
  const known = await knownPictures()
  const entry = known.get(key)
  if (entry === undefined) return
  const renewed = { ...entry, ...age, name: nameOf({ ...entry, ...age }) }
  // On a disk that takes no change the file keeps its name.
  const isRenamed = await rename(pathOf(entry), pathOf(renewed)).then(
    () => true,
    () => false,
  )
  known.set(key, isRenamed ? renewed : { ...renewed, name: entry.name })
}

async function forget(known: Map<string, Entry>, entry: Entry): Promise<void> {
  known.delete(entry.key)
  await rm(pathOf(entry), { force: true })
}

function pathOf({ name }: Entry): string {
  return join(pictureFolder(), name)
}

function nameOf({ key, version, maxAge, madeAt, format }: StoredPicture): string {
  return [key, version, maxAge, madeAt, format].join('.')
}

const NAME = /^([\w-]{22})\.([\w-]{22})\.(\d{1,10})\.(\d{13})\.(avif|gif|jpeg|png|webp)$/
/** A file that another server on the same build may be writing. */
const LONGEST_WRITING_MS = 600_000

/** What an earlier server has left. Anything else in the folder is of an earlier version of the site, and goes. */
async function readFolder(): Promise<Map<string, Entry>> {
  const folder = pictureFolder()
  const found: (Entry & { usedAt: number })[] = []
  for (const name of await readdir(folder).catch(() => [])) {
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
        name,
        bytes: size,
        usedAt: mtimeMs,
      })
    else if (!name.endsWith(PART) || Date.now() - mtimeMs > LONGEST_WRITING_MS)
      await rm(path, { recursive: true, force: true }).catch(() => undefined)
  }
  found.sort((a, b) => a.usedAt - b.usedAt)
  return new Map(found.map(({ usedAt: _, ...entry }) => [entry.key, entry]))
}
