import { readFile } from 'node:fs/promises'
import { processState } from '@/lib/environment/process/process-state'
import { Bounded } from '@/lib/next/page-cache/bounded'
import type { FileContent } from '../fetched-file'
import { noteUnwritable, pictureFolder, whyUnwritable } from '../picture-folder'
import { MAX_PICTURE_MEMORY_BYTES } from '../picture-limits'
import {
  type OpenPicture,
  openOnDisk,
  pictureOnDisk,
  renewOnDisk,
  type StoredPicture,
  storeOnDisk,
} from './pictures-on-disk'

/* Resized pictures are on the disk, and in memory while the disk takes none: it is full, or the file system is read-only. */
processState.picturesInMemory ??= new Bounded(MAX_PICTURE_MEMORY_BYTES)
const { picturesInMemory: inMemory } = processState

export async function openPicture(key: string): Promise<OpenPicture | undefined> {
  return inMemory.get(key) ?? openOnDisk(key)
}

export async function storedPicture(key: string): Promise<StoredPicture | undefined> {
  return inMemory.peek(key) ?? pictureOnDisk(key)
}

/** Stores a picture in the place of an earlier one of the same key. */
export async function storePicture(picture: StoredPicture, content: FileContent): Promise<void> {
  const folder = pictureFolder()
  const held = inMemory.entries()
  if (whyUnwritable(folder) === undefined) {
    try {
      await storeOnDisk(picture, content)
      for (const [key] of held) inMemory.delete(key)
      if (held.length > 0) console.error('[pictures] resized ones are on the disk again')
      return
    } catch (error) {
      noteUnwritable(folder, error)
    }
  }
  const bytes = typeof content === 'string' ? await readFile(content) : content
  inMemory.set(picture.key, { ...picture, content: bytes, bytes: bytes.length }, bytes.length)
  if (held.length === 0)
    console.error(
      `[pictures] the disk takes none (${whyUnwritable(folder)}): up to ${MAX_PICTURE_MEMORY_BYTES / 1e6} MB are in memory`,
    )
}

/** The file that a picture was made of is still the same. */
export async function confirmPicture(key: string, maxAge: number): Promise<void> {
  const age = { maxAge, madeAt: Date.now() }
  const picture = inMemory.get(key)
  if (picture) Object.assign(picture, age)
  else await renewOnDisk(key, age)
}
