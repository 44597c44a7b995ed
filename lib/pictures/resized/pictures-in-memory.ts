import { readFile } from 'node:fs/promises'
import { processState } from '@/lib/environment/process/process-state'
import type { FileContent } from '../fetched-file'
import { MAX_PICTURE_MEMORY_BYTES } from '../picture-limits'
import type { OpenPicture, StoredPicture } from './stored-picture'

/** The least recently used first. */
processState.picturesInMemory ??= new Map()
const { picturesInMemory: pictures } = processState

export function pictureInMemory(key: string): OpenPicture | undefined {
  const picture = pictures.get(key)
  if (picture) putLast(picture)
  return picture
}

/**
 * Makes room for the picture too.
 * @returns whether it is the first one
 */
export async function storeInMemory(picture: StoredPicture, content: FileContent): Promise<boolean> {
  const held = typeof content === 'string' ? await readFile(content) : content
  const isFirst = pictures.size === 0
  putLast({ ...picture, content: held, bytes: held.length })
  let all = 0
  for (const { bytes } of pictures.values()) all += bytes
  for (const { key, bytes } of pictures.values()) {
    if (all <= MAX_PICTURE_MEMORY_BYTES) break
    all -= bytes
    pictures.delete(key)
  }
  return isFirst
}

/** @returns whether the picture is in memory */
export function renewInMemory(key: string, age: { maxAge: number; madeAt: number }): boolean {
  const picture = pictures.get(key)
  if (picture) putLast({ ...picture, ...age })
  return picture !== undefined
}

/** @returns whether there were any */
export function forgetInMemory(): boolean {
  const isAny = pictures.size > 0
  pictures.clear()
  return isAny
}

function putLast(picture: OpenPicture): void {
  pictures.delete(picture.key)
  pictures.set(picture.key, picture)
}
