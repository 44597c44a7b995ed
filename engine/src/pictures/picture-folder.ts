import { randomUUID } from 'node:crypto'
import { type FileHandle, mkdir, open } from 'node:fs/promises'
import { join } from 'node:path'
import { buildFolder } from '../environment/build-facts'
import { processState } from '../process/process-state'
import { processTime } from '../process/process-time'

export const PART = '.part'

/** How long an unwritable folder is left alone. The disk may have room again after that. */
const PAUSE_MS = 600_000

processState.unwritablePictures ??= { reason: '', until: 0 }
const { unwritablePictures: unwritable } = processState

export function pictureFolder(): string {
  return buildFolder('cache/images')
}

/** Why the folder is currently not written to; undefined if it is. */
export function whyUnwritable(): string | undefined {
  return processTime() < unwritable.until ? unwritable.reason : undefined
}

export function noteUnwritable(error: unknown): void {
  Object.assign(unwritable, { reason: String(error), until: processTime() + PAUSE_MS })
}

/** Creates a temporary file. @throws Error if the folder cannot be written */
export async function openPart(): Promise<{ path: string; file: FileHandle }> {
  // Somebody may have emptied the build's cache.
  await mkdir(pictureFolder(), { recursive: true })
  const path = join(pictureFolder(), `picture-${randomUUID()}${PART}`)
  return { path, file: await open(path, 'wx') }
}
