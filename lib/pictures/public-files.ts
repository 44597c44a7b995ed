import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

export interface Measure {
  width: number
  height: number
  /** Changes with the file. */
  version: string
}

const formats: Record<string, string> = {
  avif: 'image/avif',
  gif: 'image/gif',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  png: 'image/png',
  svg: 'image/svg+xml',
  webp: 'image/webp',
}

/** The content type by the file's name; undefined for a file that is no picture. */
export function contentTypeOf(path: string): string | undefined {
  return formats[path.split('.').at(-1)?.toLowerCase() ?? '']
}

/** A picture's file; undefined for a path that is none. For functions without `public/`, next.config.ts adds the files that they need. */
export async function readLocalPicture(path: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (!isSafe(path)) return undefined
  return readFile(publicFile(path)).catch(() => undefined)
}

/** Whether a path names a picture and stays within `public/`. */
export function isSafe(path: string): boolean {
  return contentTypeOf(path) !== undefined && !path.includes('\0') && !path.split(/[/\\]/).includes('..')
}

/** Without the comment Turbopack (Next.js 16.4) would trace the whole project into what a server needs. */
export function publicFile(path: string): string {
  return join(/* turbopackIgnore: true */ process.cwd(), 'public', path)
}
