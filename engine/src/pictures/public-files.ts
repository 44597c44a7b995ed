import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { namesIn } from '../files/file-names'
import { clientFolder } from '../port/client-folder'
import { isProduction } from '../process/mode'
import { decoded } from '../text/decoded'

export interface Measure {
  width: number
  height: number
  /** Changes with the file. */
  version: string
}

export function isPictureName(path: string): boolean {
  return /\.(?:avif|gif|jpe?g|png|svg|webp)$/i.test(path)
}

/** The file of a path, which need not be there; undefined for no picture's, or one that leaves `public/`. next.config.ts hands them to functions. */
export function publicPicture(path: string): string | undefined {
  if (!isPictureName(path) || path.includes('\0') || path.split(/[/\\]/).includes('..')) return undefined
  return publicFile(path)
}

/** The file of a path, as the disk has its name. */
export function publicFile(path: string): string {
  const file = fileOf(path)
  return !hasForms(path) || existsSync(file) ? file : fileOf(ofForms().get(inOneForm(path)) ?? path)
}

/** What is known of a file, by its path in any form. */
export function measureIn<M>(measures: Record<string, M>, path: string): M | undefined {
  return measures[inOneForm(path)]
}

/** By their paths in one form. */
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

/** The address under which a server has the file of an address in any form, with its query. */
export function addressOnDisk(address: string): string {
  const [path = ''] = address.split('?', 1)
  const name = decoded(path)
  const onDisk = hasForms(name) ? ofForms().get(inOneForm(name)) : undefined
  return onDisk === undefined ? address : addressOf(onDisk) + address.slice(path.length)
}

/** The same for the rewrites of Next.js, which take parentheses and stars for patterns. */
export function publicRewrites(): { source: string; destination: string }[] {
  return [...ofForms().values()].flatMap((path) =>
    [path.normalize('NFC'), path.normalize('NFD')]
      .filter((form) => form !== path && !/[()*]/.test(path))
      .map((form) => ({ source: addressOf(form), destination: addressOf(path) })),
  )
}

function addressOf(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/')
}

/** macOS and zip files write an accent as a character of its own. Browsers, editors and Linux do not, and compare what they are given. */
const inOneForm = (path: string) => path.normalize()

const hasForms = (path: string) => path.normalize('NFC') !== path.normalize('NFD')

let kept: ReadonlyMap<string, string> | undefined

/** The paths that can be written in several forms, as the disk has them. Next.js reads them at its start too. */
function ofForms(): ReadonlyMap<string, string> {
  if (kept && isProduction()) return kept
  kept = new Map(publicPaths().flatMap((path) => (hasForms(path) ? [[inOneForm(path), path]] : [])))
  return kept
}

function publicPaths(): string[] {
  return namesIn(fileOf(''), { recursive: true }).map((name) => `/${name}`)
}

/** Without the comment Turbopack (Next.js 16.4) would trace the whole project into what a server needs. */
function fileOf(path: string): string {
  return join(/* turbopackIgnore: true */ clientFolder(), 'public', path)
}
