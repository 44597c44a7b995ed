import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { namesIn } from '@/lib/format/file-names'

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
  const hasAccents = path.normalize('NFD') !== path.normalize('NFC')
  if (!hasAccents || existsSync(file)) return file
  return fileOf(publicPaths().find((other) => isSame(other, path)) ?? path)
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

/** From the addresses of files in the other forms of their accents, for the list of rewrites of Next.js, which compares them as they are. */
export function publicRewrites(): { source: string; destination: string }[] {
  return publicPaths().flatMap((path) =>
    [...new Set([path.normalize('NFC'), path.normalize('NFD')])]
      .filter((form) => form !== path)
      .map((form) => ({
        source: addressOf(form).replace(/[()*]/g, '\\$&'),
        // Next.js would read a pattern here, escaped or not.
        destination: addressOf(path).replace(/[()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`),
      })),
  )
}

function addressOf(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/')
}

/** macOS and zip files write an accent as a character of its own. Browsers, editors and Linux do not, and compare what they are given. */
const inOneForm = (path: string) => path.normalize()

const isSame = (one: string, other: string) => inOneForm(one) === inOneForm(other)

function publicPaths(): string[] {
  return namesIn(fileOf(''), { recursive: true }).map((name) => `/${name}`)
}

/** Without the comment Turbopack (Next.js 16.4) would trace the whole project into what a server needs. */
function fileOf(path: string): string {
  return join(/* turbopackIgnore: true */ process.cwd(), 'public', path)
}
