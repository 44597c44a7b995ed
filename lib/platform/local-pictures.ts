import { existsSync, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Path of a file in `public/`, as browsers ask for it: `/fotos/equipa.jpg`. */
export type LocalPath = `/${string}`

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

/** By its name; undefined for what is no picture. */
export function contentTypeOf(path: string): string | undefined {
  return formats[path.split('.').at(-1)?.toLowerCase() ?? '']
}

let measured: Map<string, Measure> | undefined

/** next.config.ts measures all of them: on Vercel a function has no `public/`, and a server needs no sharp to draw a page. */
function measures(): Map<string, Measure> {
  measured ??= new Map(Object.entries(JSON.parse(process.env.LOCAL_PICTURES || '{}')))
  return measured
}

/** What is known of a picture of `public/` since the start; undefined for a file that has been added in development. */
export function measureOf(path: string): Measure | undefined {
  return measures().get(path)
}

/** What changes with a picture's file, for its address. In development files are replaced while the server runs. */
export function versionOf(path: string): string | undefined {
  if (process.env.NODE_ENV !== 'development') return measureOf(path)?.version
  if (!isLocalPicture(path)) return undefined
  return Math.round(statSync(publicFile(path)).mtimeMs)
    .toString(16)
    .slice(-8)
}

/** What is known of a picture of `public/`; in development of the file as it is now. */
export async function currentMeasureOf(path: string): Promise<Measure | undefined> {
  if (process.env.NODE_ENV !== 'development') return measureOf(path)
  const { measurePicture } = await import('./measure-pictures')
  return measurePicture(path)
}

export function isLocal(src: string): src is LocalPath {
  return src.startsWith('/') && !src.startsWith('//')
}

/** The file's path in an address of HTML, where `ç` may be written `%C3%A7`. */
export function decodedPath(address: string): string {
  try {
    return decodeURI(address)
  } catch {
    return address
  }
}

/** Whether a path is that of a picture in `public/`. */
export function isLocalPicture(path: string): boolean {
  if (process.env.NODE_ENV !== 'development') return measures().has(path)
  return isSafe(path) && existsSync(publicFile(path))
}

/** A picture's file; undefined for what is none. Where a function has no `public/`, next.config.ts adds those that it needs. */
export async function readLocalPicture(path: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (!isSafe(path)) return undefined
  return readFile(publicFile(path)).catch(() => undefined)
}

function isSafe(path: string): boolean {
  return contentTypeOf(path) !== undefined && !path.includes('\0') && !path.split(/[/\\]/).includes('..')
}

/** By itself the bundler would add the whole project to what a server needs. */
export function publicFile(path: string): string {
  return join(/* turbopackIgnore: true */ process.cwd(), 'public', path)
}
