import { readFile } from 'node:fs/promises'
import QuickLRU from 'quick-lru'
import { processState } from '../../process/process-state'
import type { FileContent } from '../fetched-file'
import { MAX_PICTURE_MEMORY_BYTES } from '../picture-limits'
import type { OpenPicture, StoredPicture } from './stored-picture'

/** Few of them are of less than 5 KB. */
const MOST = 10_000

const pictures = processState(
  'pictures in memory',
  () => new QuickLRU<string, OpenPicture>({ maxSize: MOST }),
)

export function pictureInMemory(key: string): OpenPicture | undefined {
  return pictures.get(key)
}

/**
 * Makes room for the picture too.
 * @returns whether it is the first one
 */
export async function storeInMemory(picture: StoredPicture, content: FileContent): Promise<boolean> {
  const held = typeof content === 'string' ? await readFile(content) : content
  const isFirst = pictures.size === 0
  pictures.set(picture.key, { ...picture, content: held, bytes: held.length })
  const all = [...pictures.entriesAscending()]
  let bytes = all.reduce((sum, [, one]) => sum + one.bytes, 0)
  for (const [key, one] of all) {
    if (bytes <= MAX_PICTURE_MEMORY_BYTES) break
    bytes -= one.bytes
    pictures.delete(key)
  }
  return isFirst
}

/** @returns whether the picture is in memory */
export function renewInMemory(key: string, age: { maxAge: number; madeAt: number }): boolean {
  const picture = pictures.peek(key)
  if (picture) pictures.set(key, { ...picture, ...age })
  return picture !== undefined
}

/** @returns whether there were any */
export function forgetInMemory(): boolean {
  const isAny = pictures.size > 0
  pictures.clear()
  return isAny
}
