import { readdir } from 'node:fs/promises'
import { join } from 'node:path'

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

/** Without the comment Turbopack (Next.js 16.4) would trace the whole project into what a server needs. */
export function publicFile(path: string): string {
  return join(/* turbopackIgnore: true */ process.cwd(), 'public', path)
}

export async function measuresOf<M>(
  isWanted: (path: string) => boolean,
  measure: (path: string) => Promise<M | undefined>,
): Promise<Record<string, M>> {
  const names = await readdir(publicFile(''), { recursive: true }).catch(() => [])
  const paths = names.map((name) => `/${name.replaceAll('\\', '/')}`).filter(isWanted)
  const measures: Record<string, M> = {}
  for (const path of paths.sort()) {
    const found = await measure(path)
    if (found) measures[path] = found
  }
  return measures
}
