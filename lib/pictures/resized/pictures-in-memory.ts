import { readFile } from 'node:fs/promises'
import { processState } from '../../process/process-state'
import type { FileContent } from '../fetched-file'
import { MAX_PICTURE_MEMORY_BYTES } from '../picture-limits'
import type { OpenPicture, StoredPicture } from './stored-picture'

/** The least recently used first. */
processState.picturesInMemory ??= new Map()
const { picturesInMemory: pictures } = processState

export function pictureInMemory(key: string): OpenPicture | undefined {
  const picture = pictures.get(key)
  if (picture === undefined) return undefined
  pictures.delete(key)
  pictures.set(key, picture)
  return picture
}

/**
 * Makes room for the picture too.
 * @returns whether it is the first one
 */
export async function storeInMemory(picture: StoredPicture, content: FileContent): Promise<boolean> {
  const held = typeof content === 'string' ? await readFile(content) : content
  const isFirst = pictures.size === 0
  pictures.set(picture.key, { ...picture, content: held, bytes: held.length })
  const all = [...pictures]
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
  const picture = pictures.get(key)
  if (picture) pictures.set(key, { ...picture, ...age })
  return picture !== undefined
}

/** @returns whether there were any */
export function forgetInMemory(): boolean {
  const isAny = pictures.size > 0
  pictures.clear()
  return isAny
}
