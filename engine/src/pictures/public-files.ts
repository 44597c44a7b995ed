import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { namesIn } from '../files/file-names'
import { clientFolder } from '../port/client-folder'
import { isProduction } from '../process/mode'
import { decoded } from '../text/decoded'

export interface Measure {
  width: number
  height: number
  /** A hash of the file. */
  version: string
}

export function isPictureName(path: string): boolean {
  return /\.(?:avif|gif|jpe?g|png|svg|webp)$/i.test(path)
}

/** The file of a picture's path, which may be missing; undefined if it is no picture or leaves `public/`. `engine/src/next-config/traced-files.ts` ships these to functions. */
export function publicPicture(path: string): string | undefined {
  if (!isPictureName(path) || path.includes('\0') || path.split(/[/\\]/).includes('..')) return undefined
  return publicFile(path)
}

/** The file of a path, with its name in the Unicode form on disk. */
export function publicFile(path: string): string {
  const file = fileOf(path)
  return !hasForms(path) || existsSync(file) ? file : fileOf(namesOnDisk().get(inOneForm(path)) ?? path)
}

/** The measure of a file, by its path in any Unicode form. */
export function measureIn<M>(measures: Record<string, M>, path: string): M | undefined {
  return measures[inOneForm(path)]
}

/** Measures the wanted files of `public/`. Keys are paths in one Unicode form. */
export async function measuresOf<M>(
  isWanted: (path: string) => boolean,
  measure: (path: string) => Promise<M | undefined>,
): Promise<Record<string, M>> {
  const measures: Record<string, M> = {}
  for (const path of publicPaths().filter(isWanted)) {
    const found = await measure(path)
    if (found) measures[inOneForm(path)] = found
  }
  return measures
}

/** The address of a file with its name in the Unicode form on disk, for an address in any form. The query is kept. */
export function addressOnDisk(address: string): string {
  const [path = ''] = address.split('?', 1)
  const name = decoded(path)
  const onDisk = hasForms(name) ? namesOnDisk().get(inOneForm(name)) : undefined
  return onDisk === undefined ? address : addressOf(onDisk) + address.slice(path.length)
}

/** Rewrites from other Unicode forms of a file's name. Next.js reads parentheses and stars as patterns, so names with these are left out. */
export function publicRewrites(): { source: string; destination: string }[] {
  return [...namesOnDisk().values()].flatMap((path) =>
    [path.normalize('NFC'), path.normalize('NFD')]
      .filter((form) => form !== path && !/[()*]/.test(path))
      .map((form) => ({ source: addressOf(form), destination: addressOf(path) })),
  )
}

function addressOf(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/')
}

/** Normalizes a path. macOS and zip files write an accent as a character of its own. Browsers, editors and Linux do not, and compare byte by byte. */
const inOneForm = (path: string) => path.normalize()

const hasForms = (path: string) => path.normalize('NFC') !== path.normalize('NFD')

let pathsWithForms: ReadonlyMap<string, string> | undefined

/** The paths with several Unicode forms, as they are on disk. Next.js reads them at its start too. */
function namesOnDisk(): ReadonlyMap<string, string> {
  if (pathsWithForms && isProduction()) return pathsWithForms
  pathsWithForms = new Map(publicPaths().flatMap((path) => (hasForms(path) ? [[inOneForm(path), path]] : [])))
  return pathsWithForms
}

function publicPaths(): string[] {
  return namesIn(fileOf(''), { recursive: true }).map((name) => `/${name}`)
}

/** The path on disk. Without the comment, Turbopack (Next.js 16.4) would trace the whole project into the server's files. */
function fileOf(path: string): string {
  return join(/* turbopackIgnore: true */ clientFolder(), 'public', path)
}
