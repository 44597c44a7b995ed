import { randomUUID } from 'node:crypto'
import { type FileHandle, mkdir, open } from 'node:fs/promises'
import { join } from 'node:path'
import { buildFolder } from '@/lib/environment/build-facts'
import { processState } from '@/lib/environment/process/process-state'
import { processTime } from '@/lib/environment/process/process-time'

export const PART = '.part'

/** How long a folder is left alone that could not be written: a disk may have room again. */
const PAUSE_MS = 600_000

processState.unwritableFolders ??= new Map()
const { unwritableFolders: unwritable } = processState

export function pictureFolder(): string {
  return buildFolder('cache/images')
}

/** Why a folder is left alone at present. */
export function whyUnwritable(folder: string): string | undefined {
  const { reason, until = 0 } = unwritable.get(folder) ?? {}
  return processTime() < until ? reason : undefined
}

export function noteUnwritable(folder: string, error: unknown): void {
  unwritable.set(folder, { reason: String(error), until: processTime() + PAUSE_MS })
}

/** A new file that is used once. @throws Error when the folder cannot be written */
export async function openPart(folder: string): Promise<{ path: string; file: FileHandle }> {
  // Somebody may have emptied the build's cache.
  await mkdir(folder, { recursive: true })
  const path = join(folder, `picture-${randomUUID()}${PART}`)
  return { path, file: await open(path, 'wx') }
}
