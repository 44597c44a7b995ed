import { existsSync, statSync } from 'node:fs'
import type { LocalPath } from '../config/types'
import { isSafe, type Measure, publicFile } from './public-files'

let measured: Map<string, Measure> | undefined

/** next.config.ts measures all pictures: a function on Vercel has no `public/`, and a server then needs no sharp to render a page. */
function measures(): Map<string, Measure> {
  measured ??= new Map(Object.entries(JSON.parse(process.env.LOCAL_PICTURES || '{}')))
  return measured
}

/** The measure of a picture of `public/`, taken at the start; undefined for a file that was added in development. */
export function measureOf(path: string): Measure | undefined {
  return measures().get(path)
}

/** The version of a picture's file, for its address. In development files are replaced while the server runs. */
export function versionOf(path: string): string | undefined {
  if (process.env.NODE_ENV !== 'development') return measureOf(path)?.version
  if (!isLocalPicture(path)) return undefined
  return Math.round(statSync(publicFile(path)).mtimeMs)
    .toString(16)
    .slice(-8)
}

/** The measure of a picture of `public/`; in development that of the current file. */
export async function currentMeasureOf(path: string): Promise<Measure | undefined> {
  if (process.env.NODE_ENV !== 'development') return measureOf(path)
  const { measurePicture } = await import('./measure-pictures')
  return measurePicture(path)
}

export function isLocal(src: string): src is LocalPath {
  return src.startsWith('/') && !src.startsWith('//')
}

/** The path of the file that an address in HTML names. HTML may write `ç` as `%C3%A7`. */
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
