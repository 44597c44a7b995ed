import { createHash } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { isPictureName, type Measure, publicFile, readLocalPicture } from './public-files'

/** All pictures of `public/`, by path. */
export async function measureLocalPictures(): Promise<Record<string, Measure>> {
  const names = await readdir(publicFile(''), { recursive: true }).catch(() => [])
  const paths = names.map((name) => `/${name.replaceAll('\\', '/')}`).filter(isPictureName)
  const measures: Record<string, Measure> = {}
  for (const path of paths.sort()) {
    const measure = await measurePicture(path)
    if (measure) measures[path] = measure
  }
  return measures
}

/** Undefined for a path that is no file of `public/`, or no picture. */
export async function measurePicture(path: string): Promise<Measure | undefined> {
  const bytes = await readLocalPicture(path)
  if (bytes === undefined) return undefined
  // Imported here: a starting server also reads next.config.ts, but measures nothing.
  const { default: sharp } = await import('sharp')
  try {
    const { autoOrient } = await sharp(bytes, { limitInputPixels: false }).metadata()
    return { ...autoOrient, version: createHash('sha256').update(bytes).digest('hex').slice(0, 8) }
  } catch {
    return undefined
  }
}
